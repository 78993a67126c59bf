// A small sequence with a fixed capacity and no heap: trivially copyable when its elements are.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace kernel {

// Holds up to `capacity` elements of a trivial type. Adding to a full one is a programming error
// (asserted). Elements beyond size() are not initialised and never read.
template <class T, std::size_t Capacity>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    static constexpr std::size_t capacity = Capacity;

    FixedVector() {}  // NOLINT: leaving the elements uninitialised is the point

    void push_back(T value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    void clear() { size_ = 0; }
    void resize(std::size_t size) {
        assert(size <= Capacity);
        size_ = static_cast<std::uint32_t>(size);
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t index) {
        assert(index < size_);
        return items_[index];
    }
    const T& operator[](std::size_t index) const {
        assert(index < size_);
        return items_[index];
    }
    const T& back() const { return (*this)[size_ - 1]; }

    T* begin() { return items_; }
    T* end() { return items_ + size_; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }

private:
    std::uint32_t size_ = 0;
    // In a union, so that elements with default values cost nothing until they are used.
    union {
        T items_[Capacity];
    };
};

}  // namespace kernel

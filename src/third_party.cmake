# SDL2 and Dear ImGui, from the distribution's packages or from vcpkg. Defines hippodrome_imgui:
# Dear ImGui with its SDL2 platform and SDL_Renderer backends, SDL2's headers hidden in it; and
# hippodrome_mixer: SDL2_mixer, to be loaded at run time where it is a shared library.

find_package(SDL2 REQUIRED)
find_package(SDL2_image REQUIRED)
find_package(SDL2_ttf REQUIRED)
find_package(SDL2_mixer REQUIRED)
find_package(Freetype REQUIRED)

add_library(hippodrome_mixer INTERFACE)
if(TARGET SDL2_mixer::SDL2_mixer)
  target_include_directories(hippodrome_mixer SYSTEM INTERFACE
                             $<TARGET_PROPERTY:SDL2_mixer::SDL2_mixer,INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(hippodrome_mixer INTERFACE HIPPODROME_MIXER_IS_LINKED=0)
else()
  target_link_libraries(hippodrome_mixer INTERFACE SDL2_mixer::SDL2_mixer-static)
  target_compile_definitions(hippodrome_mixer INTERFACE HIPPODROME_MIXER_IS_LINKED=1)
endif()

add_library(hippodrome_imgui INTERFACE)

find_package(imgui CONFIG QUIET)
if(TARGET imgui::imgui)
  # vcpkg: both backends are features of the package.
  target_link_libraries(hippodrome_imgui INTERFACE imgui::imgui)
else()
  # Debian: the library has the platform backend, the other comes as source among the examples.
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(IMGUI REQUIRED IMPORTED_TARGET GLOBAL imgui)
  find_file(HIPPODROME_IMGUI_BACKEND imgui_impl_sdlrenderer.cpp
            PATHS /usr/share/doc/libimgui-dev/examples/backends NO_DEFAULT_PATH)
  if(NOT HIPPODROME_IMGUI_BACKEND)
    message(FATAL_ERROR "imgui_impl_sdlrenderer.cpp is not in /usr/share/doc/libimgui-dev/examples/"
                        "backends: `scripts/install-deps` fetches it (some images leave out "
                        "/usr/share/doc), or configure with -DHIPPODROME_CLIENT=OFF.")
  endif()
  find_path(HIPPODROME_IMGUI_BACKENDS imgui_impl_sdlrenderer.h
            HINTS ${IMGUI_INCLUDE_DIRS} PATH_SUFFIXES backends imgui/backends REQUIRED)
  mark_as_advanced(HIPPODROME_IMGUI_BACKEND HIPPODROME_IMGUI_BACKENDS)

  add_library(imgui_sdlrenderer STATIC "${HIPPODROME_IMGUI_BACKEND}")
  target_compile_options(imgui_sdlrenderer PRIVATE -w)
  target_include_directories(imgui_sdlrenderer SYSTEM PUBLIC "${HIPPODROME_IMGUI_BACKENDS}")
  target_link_libraries(imgui_sdlrenderer PUBLIC PkgConfig::IMGUI PRIVATE SDL2::SDL2)
  target_link_libraries(hippodrome_imgui INTERFACE imgui_sdlrenderer PkgConfig::IMGUI
                        $<LINK_ONLY:SDL2::SDL2> $<LINK_ONLY:Freetype::Freetype>)
endif()

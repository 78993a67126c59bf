# Run by cpack over what it is about to pack: on Debian games lie in /usr/games.
set(staged "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr")
if(EXISTS "${staged}/bin/hippodrome")
  file(RENAME "${staged}/bin" "${staged}/games")
endif()

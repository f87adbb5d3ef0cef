import { expect, test } from "vitest"
import { splitLanguage } from "./language.ts"

test.each([
  ["/rooms?view=1", "en", "/rooms?view=1"],
  ["/hi/rooms?view=1", "hi", "/rooms?view=1"],
  ["/hi", "hi", "/"],
  ["/hi?a=1", "hi", "/?a=1"],
  ["/hi/_.data", "hi", "/_.data"],
  ["/hi/rooms.data?_routes=rooms", "hi", "/rooms.data?_routes=rooms"],
  ["/hi.data?_routes=home", "hi", "/_.data?_routes=home"],
  ["/hi.database", "en", "/hi.database"],
  ["/history", "en", "/history"],
  // A path that begins with two slashes would be the address of another site.
  ["/hi//evil.example", "hi", "/evil.example"],
  ["/hi/\\evil.example", "hi", "/evil.example"],
])("[WORDS-1] the language of %s is %s, and its path %s", (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

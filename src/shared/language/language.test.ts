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
])("[WORDS-1] the language of %s is %s, and its path %s", (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

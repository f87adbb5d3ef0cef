import { expect, test } from "vitest"
import { parsePhoneDigits } from "./search-words.ts"

test.each([
  ["9815067421", "9815067421"],
  ["+91 98150 67421", "9815067421"],
  ["098150-67421", "9815067421"],
  ["7421", "7421"],
  ["12", null],
  ["Harpreet", null],
  ["VM-7K2M9QXD", null],
])("[ADM-6] a caller's number is found however it is typed: %s", (typed, digits) => {
  expect(parsePhoneDigits(typed)).toBe(digits)
})

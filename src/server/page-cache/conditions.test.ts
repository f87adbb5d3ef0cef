import { expect, test } from "vitest"
import { encodingFor, isNotModified, quickEncodingFor } from "./conditions.ts"

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.1, gzip; q=1", "br"],
  ["gzip;q=0,br;q=0.0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["brotli", "identity"],
  ["identity", "identity"],
])("a browser that accepts %j gets %s", (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected)
})

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "gzip"],
  ["br", "identity"],
  ["*", "gzip"],
  ["gzip;q=0, br", "identity"],
])("of a page that is compressed for it, a browser that accepts %j gets %s", (accepted, expected) => {
  expect(quickEncodingFor(accepted)).toBe(expected)
})

test.each([
  [undefined, false],
  ["", false],
  ['W/"one"', true],
  ['"one"', true],
  ['"two", W/"one"', true],
  ['"two"', false],
  ["*", true],
  ["one", false],
])("a browser that has %j has the page: %j", (ifNoneMatch, expected) => {
  expect(isNotModified('W/"one"', ifNoneMatch)).toBe(expected)
})

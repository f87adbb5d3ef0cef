import { expect, test } from "vitest"
import { sizeInWords } from "./file-size.ts"

test.each([
  [1, "1 kB"],
  [420_400, "420 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [3_145_728, "3.1 MB"],
])("%d bytes are %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

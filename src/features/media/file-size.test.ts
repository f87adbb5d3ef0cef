import { expect, test } from "vitest"
import { formatFileSize } from "./file-size.ts"

test.each([
  [1, "1\u00A0kB"],
  [420_400, "420\u00A0kB"],
  [999_499, "999\u00A0kB"],
  [999_500, "1.0\u00A0MB"],
  [3_145_728, "3.1\u00A0MB"],
])("%d bytes are %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words)
})

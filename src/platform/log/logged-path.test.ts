import fc from "fast-check"
import { expect, test } from "vitest"
import { redactLinks, redactPath } from "./logged-path.ts"

test("a path is logged without its query and without secrets", () => {
  const id = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
  expect(redactPath(`https://vimana.example/stay/${id}/sN3cr3tsN3cr3tsN3cr3ts_-A?code=5`)).toBe(
    `/stay/${id}/[removed]`,
  )
  expect(redactPath("/pay/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.data")).toBe("/pay/[removed]")
  expect(redactPath("/check-availability?checkIn=2026-12-01")).toBe("/check-availability")
})

test.each(["/newsletter/unsubscribe/", "/hi/newsletter/unsubscribe/", "/newsletter\\Unsubscribe//./"])(
  "[SAFE-8] a path is logged without the key after %s, although it looks like an id",
  (path) => {
    const key = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
    for (const address of [`${path}${key}`, `${path}${key}.data?a=b`])
      expect(redactPath(address)).toMatch(/\/newsletter\/unsubscribe\/\[removed\]$/i)
  },
)

test.each([
  ["//", "//"],
  ["/\\", "//"],
  ["//[", "//["],
  ["http://", ""],
  ["http://[::1", ""],
  ["*", "*"],
])("[SAFE-7] an address such as %s, which no URL has, is logged as %s", (address, path) => {
  expect(redactPath(address)).toBe(path)
})

test("[SAFE-7] any text is logged without a secret, whichever slashes are around it", () => {
  const secret = "sN3cr3tsN3cr3tsN3cr3ts_-A"
  const part = fc.string({ maxLength: 9 })
  const slash = fc.constantFrom("/", "\\")
  fc.assert(
    fc.property(part, slash, slash, part, (before, first, second, after) => {
      expect(redactPath(`${before}${first}${secret}${second}${after}`)).not.toContain(secret)
    }),
  )
})

test("[SAFE-4] a text keeps its links without their secrets, and everything else", () => {
  const secret = "sN3cr3tsN3cr3tsN3cr3ts_-A"
  const links = `Pay at https://vimana.example/pay/${secret}. Or (http://vimana.example/hi/stay/1/${secret}?to=payment).`
  expect(redactLinks(links)).toBe(
    "Pay at https://vimana.example/pay/[removed]. Or (http://vimana.example/hi/stay/1/[removed]?to=payment).",
  )
  const others = `The https://vimana.example/media/pictures/deluxe-room-1200.jpg of ${secret}, https://vimana.example/`
  expect(redactLinks(others)).toBe(others)
})

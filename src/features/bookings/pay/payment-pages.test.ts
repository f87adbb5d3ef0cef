import { expect, test } from "vitest"
import { returnOriginOf } from "./payment-pages.ts"

test("[PAY-2] the sandbox returns to the host of the page, and a provider to the site's own address", () => {
  const origin = "https://vimana.example"
  expect(returnOriginOf(origin, { isSandbox: true })).toBe("")
  expect(returnOriginOf(origin, { isSandbox: false })).toBe(origin)
})

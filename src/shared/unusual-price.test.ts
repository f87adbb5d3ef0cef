import { expect, test } from "vitest"
import { fromRupees } from "#src/shared/money.ts"
import { isUnusualPrice } from "./unusual-price.ts"

test.each([
  [6500, 1, true],
  [6500, 3249, true],
  [6500, 3250, false],
  [6500, 19_500, false],
  [6500, 19_501, true],
  [6500, 6500, false],
])("[ADM-5] from %i to %i rupees is unusual: %s", (before, after, isUnusual) => {
  expect(isUnusualPrice(fromRupees(before), fromRupees(after))).toBe(isUnusual)
})

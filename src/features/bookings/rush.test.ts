import { beforeEach, test } from "vitest"
import { expectOneOfFifty, expectTenOfTwoHundred } from "#test/stress/rush.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

test("[BOOK-8] [AVAIL-5] of 200 confirmations at once for the last 10 rooms, 10 are booked and 190 clearly refused", () =>
  expectTenOfTwoHundred(platform))

test("[BOOK-9] the same confirmation sent 50 times at once makes one booking", () =>
  expectOneOfFifty(platform))

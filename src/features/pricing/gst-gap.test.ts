import { expect, test } from "vitest"
import { fromRupees } from "#src/shared/money.ts"
import { gstSlabsOf2025 } from "./gst.ts"
import { gapsOf } from "./gst-gap.ts"

test("[CONST-7] the gap of 2025 lies between 7,875 and 8,850 rupees", () => {
  expect(gapsOf(gstSlabsOf2025)).toEqual([{ above: fromRupees(7875), upTo: fromRupees(8850) }])
})

import { expect, test } from "vitest"
import { formatRemark } from "./format-remark.ts"

test("a remark has a colon before the reason, which begins with a capital, and no empty parts", () => {
  expect(formatRemark("Void 2 Jul 2026", "Wrong booking", "Meera")).toBe(
    "Void 2 Jul 2026: Wrong booking, by Meera",
  )
  expect(formatRemark("Void 2 Jul 2026", "", "Meera")).toBe("Void 2 Jul 2026, by Meera")
  expect(formatRemark("Void 2 Jul 2026", null, null)).toBe("Void 2 Jul 2026")
})

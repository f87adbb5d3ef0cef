import { expect, test } from "vitest"
import type { z } from "zod"
import { basePrice, discountPercent, quantity } from "./number-fields.ts"

const messageOf = (schema: z.ZodType, value: unknown): string | null => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "")
}

test.each([
  ["a base price", basePrice("BasePrice"), "BasePrice"],
  ["a quantity", quantity("Quantity"), "Quantity"],
])("[VAL-2] %s is required and not negative", (_what, schema, label) => {
  for (const missing of [undefined, ""]) expect(messageOf(schema, missing)).toBe(`${label} Field Is Required`)
  expect(messageOf(schema, "-1")).toBe(`${label} Must Not Be Negative`)
  expect(messageOf(schema, "many")).toMatch(new RegExp(`^${label} Must Be A Number`))
  for (const value of ["0", "1", "5000"]) expect(messageOf(schema, value)).toBeNull()
})

test("[VAL-2] a discount is required and within 0-100", () => {
  const discount = discountPercent("Discount")
  for (const missing of [undefined, ""])
    expect(messageOf(discount, missing)).toBe("Discount Field Is Required")
  for (const value of ["-1", "100.5", "101"])
    expect(messageOf(discount, value)).toBe("Product Base Discount Must Be Within 0-100")
  for (const value of ["0", "12.5", "100"]) expect(messageOf(discount, value)).toBeNull()
})

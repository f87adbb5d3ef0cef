import { expect, test } from "vitest"
import type { z } from "zod"
import { basePrice, discountPercent, quantity } from "./number-fields.ts"
import { colorLine, nameLine, sizeLine, subjectLine } from "./text-fields.ts"

const messageOf = (schema: z.ZodType, value: unknown): string | null => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "")
}
const emails = (count: number): string => "x".repeat(count)

test.each([
  ["a name", nameLine("Name"), "Name", "3-50", [3, 50]],
  ["a color", colorLine("Color"), "Color", "3-50", [3, 50]],
  ["a subject", subjectLine("Subject"), "Subject", "3-200", [3, 200]],
] as const)("[VAL-2] %s is required and within its length", (_what, schema, label, told, [least, most]) => {
  const wrong = `${label} Field Length Must Be ${told}`
  for (const missing of [undefined, "", "  "])
    expect(messageOf(schema, missing)).toBe(`${label} Field Is Required`)
  for (const length of [least - 1, most + 1]) expect(messageOf(schema, emails(length))).toBe(wrong)
  for (const length of [least, most]) expect(messageOf(schema, emails(length))).toBeNull()
})

test("[VAL-2] a size is required and at most 10 characters", () => {
  const size = sizeLine("Size")
  for (const missing of [undefined, ""]) expect(messageOf(size, missing)).toBe("Size Field Is Required")
  expect(messageOf(size, emails(11))).toBe("Size Field Length Must Be At Most 10")
  for (const length of [1, 10]) expect(messageOf(size, emails(length))).toBeNull()
})

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

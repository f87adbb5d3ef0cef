import { describe, expect, test } from "vitest"
import type { z } from "zod"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { offerInput } from "#src/features/content/offers/offers.schema.ts"
import { testimonialInput } from "#src/features/content/testimonials/testimonials.schema.ts"

const errorsOf = (schema: z.ZodType, fields: Record<string, unknown>) => {
  const parsed = schema.safeParse(fields)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe("the messages of missing fields", () => {
  test.each([
    ["nothing", {}],
    ["empty fields", { name: "", pic: "", message: "" }],
  ])("[VAL-6] of a testimonial, with %s", (_what, fields) => {
    expect(errorsOf(testimonialInput, fields)).toEqual({
      name: "Name Field Is Required",
      pic: "Pic Field Is Required",
      message: "Messages Field Is Required",
    })
  })

  test.each([
    ["nothing", {}],
    [
      "empty fields",
      { name: "", pic: "", description: " ", validdate: "", offerDiscount: "", offerEating: "" },
    ],
  ])("[VAL-6] of an offer, with %s, spaces included", (_what, fields) => {
    expect(errorsOf(offerInput, fields)).toEqual({
      name: "Name Field Is Required",
      pic: "Pic Field Is Required",
      description: "Descriptions Field Is Required",
      validdate: " Offer valid Date Field Is Required",
      offerDiscount: "Discount Offer Field Is Required",
      offerEating: " Discount Offer2 Field Is Required",
    })
  })
})

test("[VAL-2] a testimonial has a name of 3 to 50 characters and a message of at least 20", () => {
  expect(errorsOf(testimonialInput, { name: "Al", pic: "suite", message: "Too short" })).toEqual({
    name: "Name Field Length Must Be 3-50",
    message: "Messages Please Enter Atleast 20 Characters",
  })
})

test("[VAL-6] the last day of an offer is accepted in both date formats", () => {
  const fields = {
    name: "Suite",
    pic: "suite",
    description: "A weekend.",
    offerDiscount: "15%",
    offerEating: "20%",
  }
  for (const validdate of ["2026-12-31", "31-12-2026"])
    expect(offerInput.parse({ ...fields, validdate }).draft.validUntil).toBe("2026-12-31")
  expect(errorsOf(offerInput, { ...fields, validdate: "soon" })).toEqual({
    validdate: "Offer valid Date Must Be A Date",
  })
})

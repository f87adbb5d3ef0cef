import { expect, test } from "vitest"
import { z } from "zod"
import { fieldErrors } from "./field-errors.ts"
import "./validation-setup.ts"

const wordsOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const parsed = z.object({ field: schema }).safeParse(value === undefined ? {} : { field: value })
  return parsed.success ? undefined : fieldErrors(parsed.error)["field"]
}

test.each<[string, z.ZodType, unknown, string]>([
  ["a missing text", z.string(), undefined, "field Field Is Required"],
  ["a missing choice", z.enum(["a", "b"]), undefined, "field Field Is Required"],
  ["a number for a text", z.string(), 7, "field Must Be Text"],
  ["a text for a number", z.number(), "x", "field Must Be A Number"],
  ["a text that is no number", z.coerce.number(), "x", "field Must Be A Number"],
  ["a broken number", z.number().int(), 1.5, "field Must Be A Whole Number"],
  ["a text for a list", z.array(z.string()), "x", "field Must Be A List"],
  ["a text for an object", z.object({}), "x", "field Must Be An Object"],
  ["a text for a flag", z.boolean(), "x", "field Must Be True Or False"],
  ["a short text", z.string().min(3), "x", "field Field Length Must Be At Least 3"],
  ["a long text", z.string().max(3), "xxxx", "field Field Length Must Be At Most 3"],
  ["a long list", z.array(z.string()).max(1), ["x", "y"], "field Must Have At Most 1 Entry"],
  ["a short list", z.array(z.string()).min(2), ["x"], "field Must Have At Least 2 Entries"],
  ["a small number", z.number().min(1), 0, "field Must Be At Least 1"],
  ["a large number", z.number().max(5), 6, "field Must Be At Most 5"],
  ["a number at an open limit", z.number().gt(1), 1, "field Must Be More Than 1"],
  ["another choice", z.enum(["a", "b"]), "c", "field Must Be One Of: a, b"],
  ["another shape", z.string().regex(/^a$/), "c", "field Has The Wrong Form"],
  ["no id", z.guid(), "c", "field Has The Wrong Form"],
  ["neither of two", z.union([z.number(), z.boolean()]), "c", "field Is Not Valid"],
])("[API-12] %s gets a message of our own, not of the validator", (_what, schema, value, words) => {
  expect(wordsOf(schema, value)).toBe(words)
})

test("[API-12] a message names a nested field by its path, and a wrong whole value by its kind", () => {
  const rooms = z.object({ rooms: z.array(z.object({ adult: z.number() })) })
  const fault = rooms.safeParse({ rooms: [{ adult: "x" }] })
  expect(fault.success ? {} : fieldErrors(fault.error)).toEqual({
    "rooms.0.adult": "rooms.0.adult Must Be A Number",
  })
  const whole = rooms.safeParse([])
  expect(whole.success ? {} : fieldErrors(whole.error)).toEqual({ "": "The whole Must Be An Object" })
})

test("[VAL-1] a message that the schema defines itself comes first", () => {
  expect(wordsOf(z.string({ error: "Name Field Is Required" }), undefined)).toBe("Name Field Is Required")
})

import fc from "fast-check"

/** A JSON schema of the API's document, as far as values are made from it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
}

/** Texts that have broken other systems: quotes, markup, formulas, separators, reserved names, halves of characters. */
const oddTexts = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e400",
  "0x10",
  "' or 1=1 --",
  "'; drop table users; --",
  "%' escape '",
  "\\",
  "${7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  "../../../../etc/passwd",
  "%00",
  "\u0000",
  "\ud800",
  "\u202e\u200b\ufeff",
  "a\r\nBcc: x@example.in",
  "__proto__",
  "constructor",
  "2026-02-30",
  "0000-00-00",
  "9999-12-31T23:59:60Z",
  "😀".repeat(300),
  "x".repeat(10_001),
  "ﷺ".repeat(50),
]

const oddNumbers = [0, -0, -1, 1.5, 2_147_483_648, 9_007_199_254_740_992, 1e308, -1e308]

const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], 1)

const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}, deep, { __proto__: null, toString: 1 }) },
)

const integer = ({ minimum = -5, maximum = 100_000 }: Schema): fc.Arbitrary<number> =>
  fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) })

const merged = (parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> =>
  fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown)

/** Makes values of a document's schemas; `samples` are right values by field name, such as stored ids. */
export function valuesOf(
  schemas: Readonly<Record<string, Schema>>,
  samples: Readonly<Record<string, readonly string[]>>,
) {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split("/").at(-1)
    return name === undefined ? schema : resolve(schemas[name] ?? {})
  }

  function textOf(name: string, { format }: Schema): fc.Arbitrary<unknown> {
    const known = samples[name] ?? samples[format ?? ""]
    const plain = fc.string({ maxLength: 60 })
    return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, plain) : plain
  }

  function fitting(name: string, given: Schema): fc.Arbitrary<unknown> {
    const schema = resolve(given)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => fitting(name, choice)))
    if (schema.allOf) return merged(schema.allOf.map((part) => fitting(name, part)))
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if ("const" in schema) return fc.constant(schema.const)
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case "boolean":
        return fc.boolean()
      case "integer":
      case "number":
        return integer(schema)
      case "array":
        return fc.array(value(name, schema.items ?? {}), { maxLength: 4 })
      case "object":
        return objectOf(schema)
      default:
        return textOf(name, schema)
    }
  }

  function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, schema]) => [name, value(name, schema)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
  }

  /** Mostly a value that fits, sometimes one that cannot. */
  const value = (name: string, schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 7, arbitrary: fitting(name, schema) }, { weight: 1, arbitrary: odd })

  return value
}

/** A value as it is written in a path or a query. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "")

/** Any odd value, for a path or a query. */
export const oddText: fc.Arbitrary<string> = odd.map(asText)

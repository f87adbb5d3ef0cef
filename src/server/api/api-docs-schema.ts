import { z } from "zod"

/** The part of a schema that the page shows; simpler than the types of the OpenAPI document. */
export type Schema = {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  description?: string | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
  allOf?: Schema[] | undefined
  enum?: unknown[] | undefined
  example?: unknown
  default?: unknown
  minimum?: number | undefined
  maximum?: number | undefined
  maxLength?: number | undefined
}

export const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
    enum: z.array(z.unknown()).optional(),
    example: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
  }),
)

export type Schemas = Readonly<Record<string, Schema>>

export type Row = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly note: string
}

/** The schema with its references and `allOf` resolved. */
function resolved(found: Schema, schemas: Schemas): Schema {
  const shared = found.$ref ? schemas[found.$ref.split("/").at(-1) ?? ""] : undefined
  if (shared)
    return { ...resolved(shared, schemas), ...(found.description && { description: found.description }) }
  if (!found.allOf) return found
  const parts = found.allOf.map((part) => resolved(part, schemas))
  return {
    ...found,
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required }) => required ?? []),
  }
}

export function formatType(found: Schema, schemas: Schemas): string {
  const { type, format, enum: allowed, anyOf, items } = resolved(found, schemas)
  if (allowed) return allowed.map(String).join(" | ")
  if (anyOf) return anyOf.map((one) => formatType(one, schemas)).join(" | ")
  if (type === "array") return `list of ${items ? formatType(items, schemas) : "any"}`
  return format === "binary" ? "file" : [type ?? "any"].flat().join(" | ")
}

function noteOf({ description, minimum, maximum, maxLength, default: usual }: Schema): string {
  const range = minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : ""
  const length = maxLength === undefined ? "" : `at most ${maxLength} characters`
  const unless = usual === undefined || usual === "" ? "" : `${JSON.stringify(usual)} unless given`
  return [description, range, length, unless].filter(Boolean).join("; ")
}

/** All fields of a schema, nested ones by their path: `data[].name`. */
export function listRows(found: Schema, schemas: Schemas, prefix = ""): Row[] {
  const { anyOf, items, properties = {}, required = [] } = resolved(found, schemas)
  if (anyOf) return uniqueRows(anyOf.flatMap((one) => listRows(one, schemas, prefix)))
  if (items) return listRows(items, schemas, `${prefix}[]`)
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const row = {
      name,
      type: formatType(field, schemas),
      isRequired: required.includes(key),
      note: noteOf(resolved(field, schemas)),
    }
    return [row, ...listRows(field, schemas, name)]
  })
}

const uniqueRows = (rows: Row[]): Row[] => [...new Map(rows.map((row) => [row.name, row])).values()]

const examples: Readonly<Record<string, unknown>> = {
  checkIn: "01-08-2026",
  checkOut: "03-08-2026",
  email: "meera.nair@example.in",
  phone: "9876543210",
  password: "Lantern7Terrace",
  username: "meera-nair",
  name: "Meera Nair",
  otp: "123456",
  path: "/rooms",
  tentativeDate: "2026-12-20",
}

function plainExample({ type, enum: allowed, default: usual, minimum }: Schema): unknown {
  if (allowed) return allowed[0]
  if (usual !== undefined && usual !== "") return usual
  const [kind] = [type ?? "string"].flat()
  if (kind === "number" || kind === "integer") return Math.max(1, minimum ?? 1)
  return kind === "boolean" ? true : "text"
}

/** An example body. */
export function createExample(found: Schema, schemas: Schemas, name = ""): unknown {
  const resolvedSchema = resolved(found, schemas)
  if (resolvedSchema.example !== undefined) return resolvedSchema.example
  if (resolvedSchema.items) return [createExample(resolvedSchema.items, schemas)]
  if (resolvedSchema.anyOf?.[0]) return createExample(resolvedSchema.anyOf[0], schemas)
  if (!resolvedSchema.properties) return examples[name] ?? plainExample(resolvedSchema)
  const fields = Object.entries(resolvedSchema.properties)
  return Object.fromEntries(fields.map(([key, field]) => [key, createExample(field, schemas, key)]))
}

import pg from "pg"

const { builtins } = pg.types

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer beyond exact numbers: ${text}`)
  return value
}

const toIsoInstant = (text: string): string => new Date(text).toISOString()
const asText = (text: string): string => text

const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.DATE]: asText,
  [builtins.INT8]: toSafeInteger,
  [builtins.TIMESTAMPTZ]: toIsoInstant,
}

/** Dates stay 'YYYY-MM-DD', bigint becomes an exact integer or throws, instants are ISO strings. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    format === "binary"
      ? pg.types.getTypeParser(oid, "binary")
      : (parsers[oid] ?? pg.types.getTypeParser(oid, "text")),
}

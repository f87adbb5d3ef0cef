import { z } from "zod"

const limit = z.coerce.number().int().min(1).max(500).default(100).describe("The most records of one page")

const cursorText = "The `next` of the page before; without it the first page"
const error = "cursor Must Be The next Of A Page"

/** Paging of the API (API-12): by the id of the last record, or by its number. */
export const pageById = { cursor: z.guid({ error }).optional().describe(cursorText), limit }
export const pageByNumber = {
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { error })
    .transform(Number)
    .optional()
    .describe(cursorText),
  limit,
}

/** `{ result: "Done", data, next }`: a page of records, and the cursor of the page that follows. */
export const pageReply = <T extends z.ZodType>(record: T) =>
  z.object({
    result: z.literal("Done"),
    data: z.array(record),
    next: z.string().nullable().describe("The `cursor` of the next page; null on the last one"),
  })

/** A page of records; the caller read one more than the limit. */
export const presentPage = <T, O>(
  records: readonly T[],
  {
    limit: most,
    present,
    numberOf,
  }: { limit: number; present: (record: T) => O; numberOf: (record: T) => number },
) => {
  const shown = records.slice(0, most)
  const last = shown.at(-1)
  const next = last !== undefined && records.length > most ? String(numberOf(last)) : null
  return { result: "Done" as const, data: shown.map(present), next }
}

type PageRange = { readonly cursor?: number | undefined; readonly limit: number }

/** A page of a short list that was read completely; its cursor counts the records before the page. */
export const presentListPage = <T, O>(records: readonly T[], range: PageRange, present: (record: T) => O) => {
  const start = range.cursor ?? 0
  const end = start + range.limit
  const next = end < records.length ? String(end) : null
  return { result: "Done" as const, data: records.slice(start, end).map(present), next }
}

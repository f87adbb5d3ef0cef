import { z } from "zod"
import { parseIsoDate } from "#src/shared/calendar-date.ts"

const words = z.string().trim().max(100).catch("")
const day = z
  .string()
  .transform((text) => parseIsoDate(text))
  .nullable()
  .catch(null)

/** What the log may be asked by its address; what cannot be read is left out. */
export const auditQuery = z.object({
  /** A record by its id, or a booking by its reference. */
  record: words.default(""),
  /** Part of the name, username or email of whoever did it. */
  person: words.default(""),
  action: words.default(""),
  from: day.default(null),
  to: day.default(null),
  /** The last entry of the page before. */
  before: z.coerce.number().int().positive().nullable().catch(null).default(null),
})

export type AuditQuery = z.infer<typeof auditQuery>

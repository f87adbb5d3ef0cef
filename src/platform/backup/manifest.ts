import { z } from "zod"

const part = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  id: z.uuid(),
  /** The version of Vimana that made the backup. */
  product: z.string(),
  takenAt: z.iso.datetime(),
  database: z.strictObject({
    kind: z.enum(["embedded", "postgresql"]),
    /** The major version of PostgreSQL. */
    major: z.int(),
    migrations: z.array(z.string()),
    /** The number of rows of each table. */
    rows: z.record(z.string(), z.int()),
    ...part,
  }),
  media: z.array(z.strictObject({ key: z.string(), ...part })),
})

/** What a backup contains; the last entry of its file. */
export type Manifest = z.infer<typeof manifestSchema>

/** What the database held at the moment of its snapshot. */
export type DatabaseFacts = Pick<Manifest["database"], "major" | "migrations" | "rows">

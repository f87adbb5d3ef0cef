import { z } from "zod"
import { parseIsoDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { PortalEntry } from "./portal-match.ts"

const irn = z.string("the IRN is missing").regex(/^[0-9a-f]{64}$/i, "the IRN is not 64 hexadecimal digits")
const digits = z.string().regex(/^\d{1,20}$/)

/** '2026-08-05 14:30:00', Indian Standard Time, as an instant. */
const moment = z
  .string("the acknowledgement date is missing")
  .regex(
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
    "the acknowledgement date is not of the form 2026-08-31 14:30:00",
  )
  .transform((text) => ({ day: text.slice(0, 10), at: new Date(text.replace(" ", "T") + hotel.utcOffset) }))
  .refine(
    ({ day, at }) => parseIsoDate(day) !== null && !Number.isNaN(at.getTime()),
    "the acknowledgement date does not exist",
  )
  .transform(({ at }) => at.toISOString())

// The PDF draws the text of the QR code: this is the most that version 40 holds with error correction M (ISO/IEC 18004).
const longestQrText = 2331

const qrText = z
  .string("the signed QR code is missing")
  .max(longestQrText, { error: "the signed QR code is too long", abort: true })
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, "the signed QR code is not a JSON web token")

const entryOfFile = z.object({
  Irn: irn.transform((text) => text.toLowerCase()),
  AckNo: z.union([digits, z.int().positive().transform(String)], "the acknowledgement number is missing"),
  AckDt: moment,
  SignedQRCode: qrText,
  Status: z.literal("ACT", "its IRN is cancelled").nullish(),
})

// No bill of a hotel has a higher one, and all paise up to it are safe integers.
const highestTotal = 1_000_000_000_000

const signedData = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string().regex(/^[A-Za-z\d/-]{1,16}$/),
  DocTyp: z.string(),
  DocDt: z.string(),
  TotInvVal: z.coerce.number().min(0).max(highestTotal),
  Irn: z.string().transform((text) => text.toLowerCase()),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The payload of a JSON web token (RFC 7519): `data`, as an object or as JSON text. */
function readSignedData(token: string): PortalEntry["signed"] | null {
  const [, payload = "", signature] = token.split(".")
  if (!signature) return null
  const claims = z
    .object({ data: z.unknown() })
    .safeParse(parseJson(Buffer.from(payload, "base64url").toString()))
  if (!claims.success) return null
  const { data } = claims.data
  return signedData.safeParse(typeof data === "string" ? parseJson(data) : data).data ?? null
}

const qrOf = z.object({ SignedQRCode: z.string() })

function readEntry(entry: unknown, index: number): Result<PortalEntry, readonly string[]> {
  const token = qrOf.safeParse(entry).data?.SignedQRCode
  const signed = token === undefined ? null : readSignedData(token)
  const name = signed?.DocNo ?? `Entry ${index + 1}`
  const parsed = entryOfFile.safeParse(entry)
  if (!parsed.success) return refused(parsed.error.issues.map(({ message }) => `${name}: ${message}`))
  if (!signed) return refused([`${name}: the signed QR code cannot be read`])
  const { Irn, AckNo, AckDt, SignedQRCode } = parsed.data
  return done({ irn: Irn, ackNumber: AckNo, acknowledgedAt: AckDt, signedQr: SignedQRCode, signed })
}

const mostEntries = 1000
const mostBrackets = 20 * mostEntries

/** Whether a text has more objects and lists than a file of the portal: reading millions of them would take seconds (SAFE-7). */
function hasTooManyBrackets(text: string): boolean {
  let brackets = 0
  for (let index = 0; index < text.length && brackets <= mostBrackets; index += 1)
    if (text[index] === "{" || text[index] === "[") brackets += 1
  return brackets > mostBrackets
}

/** Reads the file that the portal returns for a bulk upload; refused with every error, each with its document. */
export function readPortalResult(text: string): Result<readonly PortalEntry[], readonly string[]> {
  const json = hasTooManyBrackets(text) ? undefined : parseJson(text)
  const list = z.array(z.unknown()).min(1).max(mostEntries).safeParse(json)
  if (!list.success)
    return refused([`The file is not a JSON list of 1 to ${mostEntries} registered documents`])
  const entries = list.data.map(readEntry)
  const errors = entries.flatMap((entry) => (entry.ok ? [] : entry.refusal))
  return errors.length > 0
    ? refused(errors)
    : done(entries.flatMap((entry) => (entry.ok ? [entry.value] : [])))
}

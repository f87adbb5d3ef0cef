import { z } from "zod"
import { offerFields } from "#src/features/content/content-fields.ts"
import { type CalendarDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { fieldMessage } from "#src/shared/messages.ts"
import { fromRupees, toRupees } from "#src/shared/money.ts"
import { audiences, normalizeCode, type OfferDiscount, type OfferTerms } from "./offer-terms.ts"

const text = z.string().trim().max(200).default("")

/** The fields of an offer that change the price, in the order of the form. Without an audience in a call, the terms stay as they are. */
export const offerTermsFields = {
  audience: z
    .enum(["", ...audiences], { error: fieldMessage(offerFields.audience, "Is Unknown") })
    .optional(),
  code: text,
  discountPercent: text,
  discountRupees: text,
  firstNight: text,
  lastNight: text,
  minimumNights: text,
  bookableFrom: text,
}

export type OfferTermsFields = z.output<z.ZodObject<typeof offerTermsFields>>

/** The field of a room type that an offer is limited to. */
export const roomField = (roomTypeId: string): string => `room-${roomTypeId}`

const roomFieldShape = /^room-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const roomTypesOf = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const id = roomFieldShape.exec(name)?.[1]
    return id !== undefined && value !== "" ? [id] : []
  })

type TermsIssue = { readonly field: keyof OfferTermsFields; readonly message: string }

type Noted = (field: keyof OfferTermsFields, problem: string) => null

function readDate(fields: OfferTermsFields, field: "bookableFrom" | "firstNight" | "lastNight", note: Noted) {
  if (fields[field] === "") return null
  return parseCalendarDate(fields[field]) ?? note(field, "Must Be A Date")
}

const readWhole = (typed: string, most: number): number | null => {
  const number = /^\d{1,7}$/.test(typed) ? Number(typed) : 0
  return number >= 1 && number <= most ? number : null
}

const maxPercent = 90
const maxRupees = 1_000_000
const maxNights = 30

function readDiscount(
  { discountPercent, discountRupees }: OfferTermsFields,
  note: Noted,
): OfferDiscount | null {
  if (discountPercent !== "" && discountRupees !== "")
    return note("discountRupees", "Must Be Empty When A Percentage Is Given")
  if (discountRupees !== "") {
    const rupees = readWhole(discountRupees, maxRupees)
    if (rupees === null) return note("discountRupees", "Must Be A Whole Number")
    return { kind: "amount", amount: fromRupees(rupees) }
  }
  const percent = readWhole(discountPercent, maxPercent)
  if (percent === null) return note("discountPercent", `Must Be A Whole Number From 1 To ${maxPercent}`)
  return { kind: "percent", percent }
}

function readCode({ audience, code }: OfferTermsFields, note: Noted): string | null {
  if (audience !== "code") return null
  const normal = normalizeCode(code)
  return /^[A-Z0-9-]{3,20}$/.test(normal) ? normal : note("code", "Must Be 3 To 20 Letters Or Digits")
}

function readMinimum({ minimumNights }: OfferTermsFields, note: Noted): number {
  const nights = minimumNights === "" ? 1 : readWhole(minimumNights, maxNights)
  return nights ?? note("minimumNights", `Must Be A Whole Number From 1 To ${maxNights}`) ?? 1
}

type ReadTerms = {
  /** Undefined when no audience was sent, null for a card only. */
  readonly terms: OfferTerms | null | undefined
  readonly issues: readonly TermsIssue[]
}

/** Reads the terms of an offer. They can be used when there are no issues. */
export function readOfferTerms(fields: OfferTermsFields, validUntil: CalendarDate | null): ReadTerms {
  const { audience } = fields
  if (!audience) return { terms: audience === "" ? null : undefined, issues: [] }
  const issues: TermsIssue[] = []
  const note: Noted = (field, problem) => {
    issues.push({ field, message: fieldMessage(offerFields[field], problem) })
    return null
  }
  // In the order of the form: the summary of the errors lists them so.
  const code = readCode(fields, note)
  const discount = readDiscount(fields, note)
  const firstNight = readDate(fields, "firstNight", note)
  const lastNight = readDate(fields, "lastNight", note)
  if (firstNight && lastNight && lastNight < firstNight)
    note("lastNight", `Must Not Be Before ${offerFields.firstNight}`)
  const minimumNights = readMinimum(fields, note)
  const bookableFrom = readDate(fields, "bookableFrom", note)
  if (bookableFrom && validUntil && bookableFrom > validUntil)
    note("bookableFrom", "Must Not Be After The Last Day Of The Offer")
  const dates = { bookableFrom, firstNight, lastNight }
  if (!discount || issues.length > 0) return { terms: null, issues }
  return {
    terms: { audience, code, discount, roomTypeIds: roomTypesOf(fields), ...dates, minimumNights },
    issues,
  }
}

/** The terms of an offer as form fields. */
export function offerTermsValues(terms: OfferTerms | null): Record<string, string> {
  if (!terms) return { audience: "" }
  const { discount } = terms
  return {
    audience: terms.audience,
    code: terms.code ?? "",
    discountPercent: discount.kind === "percent" ? String(discount.percent) : "",
    discountRupees: discount.kind === "amount" ? String(toRupees(discount.amount)) : "",
    bookableFrom: terms.bookableFrom ?? "",
    firstNight: terms.firstNight ?? "",
    lastNight: terms.lastNight ?? "",
    minimumNights: String(terms.minimumNights),
    ...Object.fromEntries(terms.roomTypeIds.map((id) => [roomField(id), "on"])),
  }
}

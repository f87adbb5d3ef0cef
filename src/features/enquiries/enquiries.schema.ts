import { z } from "zod"
import { profileInput } from "#src/features/accounts/accounts.schema.ts"
import { openLine, prose as longText, textOf } from "#src/shared/validation/text-fields.ts"
import { type CalendarDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { fieldIsRequired, fieldMessage, messages } from "#src/shared/messages.ts"
import { banquetEvents, corporateEvents, type EnquiryDraft, type EnquiryKind, guestBands } from "./enquiry.ts"
import { banquetFields, contactFields, corporateFields } from "./enquiry-fields.ts"
import { isPast } from "./enquiry-refusals.ts"

const { name, email, phone } = profileInput.shape

const sender = { name, email, phone }

const maxCharacters = 3000

const prose = (label: string) => longText(label, maxCharacters)

const optionalLine = (label: string) => openLine(label, 100)

// Without `today`, for the API, the service alone refuses a past date.
const eventOn = (label: string, today: CalendarDate | null) =>
  textOf(label)
    .trim()
    .min(1, { error: fieldIsRequired(label) })
    .transform((text, context) => {
      const date = parseCalendarDate(text)
      if (date) return date
      context.issues.push({ code: "custom", message: fieldMessage(label, "Must Be A Date"), input: text })
      return z.NEVER
    })
    .refine((date) => today === null || date >= today, { error: isPast(label) })

const choice = <const T extends readonly string[]>(label: string, choices: T) =>
  z.enum(choices, {
    error: ({ input }) =>
      input === undefined || input === null || input === ""
        ? fieldIsRequired(label)
        : fieldMessage(label, `Must Be One Of: ${choices.join(", ")}`),
  })

const rooms = (label: string) => {
  const error = fieldMessage(label, "Must Be A Whole Number Of At Most 1000")
  const typed = z
    .string()
    .trim()
    .regex(/^(?:\d{1,3}|1000)?$/, { error })
  return z
    .union([z.int({ error }).min(0, { error }).max(1000, { error }), typed], { error })
    .nullish()
    .transform((count) => (count === undefined || count === null || count === "" ? null : Number(count)))
}

const signs = {
  homepage: z.string().max(500).optional().describe("Leave it out: people do not see this field"),
  formAge: z.string().max(100).optional().describe("The seal that a form of the site carries"),
}

/** What a post says about its sender, besides the form's fields. */
export type SentSigns = { readonly trap: string; readonly formAge: string | null }

type SentForm = { readonly draft: EnquiryDraft; readonly signs: SentSigns }

type SignFields = { homepage?: string | undefined; formAge?: string | undefined }

const signsOf = ({ homepage = "", formAge }: SignFields): SentSigns => ({
  trap: homepage,
  formAge: formAge ?? null,
})

/** A message to the hotel (ENQ-1). */
export const contactInput = z
  .object({
    ...sender,
    message: prose(contactFields.message)
      .min(1, { error: fieldIsRequired(contactFields.message) })
      .min(20, { error: fieldMessage(contactFields.message, messages.validation.messageTooShort) }),
    ...signs,
  })
  .transform(
    ({ homepage, formAge, ...message }): SentForm => ({
      draft: { kind: "contact", ...message },
      signs: signsOf({ homepage, formAge }),
    }),
  )

const dateText = "YYYY-MM-DD or DD-MM-YYYY, today or later"

/** A banquet enquiry with the specification's field names (ENQ-2, ENQ-4). */
const banquetFrom = (today: CalendarDate | null) =>
  z
    .object({
      ...sender,
      tentativeDate: eventOn(banquetFields.tentativeDate, today).describe(dateText),
      event: choice(banquetFields.event, banquetEvents),
      guest: choice(banquetFields.guest, guestBands),
      roomOfNumber: rooms(banquetFields.roomOfNumber),
      description: prose(banquetFields.description).default(""),
      companyName: optionalLine(banquetFields.companyName),
      ...signs,
    })
    .transform(
      ({ homepage, formAge, tentativeDate, guest, roomOfNumber, description, ...rest }): SentForm => ({
        draft: {
          kind: "banquet",
          ...rest,
          eventOn: tentativeDate,
          guestBand: guest,
          roomsNeeded: roomOfNumber,
          message: description,
        },
        signs: signsOf({ homepage, formAge }),
      }),
    )

/** A corporate enquiry with the specification's field names (ENQ-3, ENQ-4). */
const corporateFrom = (today: CalendarDate | null) =>
  z
    .object({
      ...sender,
      tentativeDate: eventOn(corporateFields.tentativeDate, today).describe(dateText),
      eventType: choice(corporateFields.eventType, corporateEvents),
      numberOfGuests: choice(corporateFields.numberOfGuests, guestBands),
      estimatedRooms: rooms(corporateFields.estimatedRooms),
      eventDescription: prose(corporateFields.eventDescription).default(""),
      companyName: optionalLine(corporateFields.companyName),
      ...signs,
    })
    .transform(({ homepage, formAge, tentativeDate, eventType, numberOfGuests, ...rest }): SentForm => {
      const { estimatedRooms, eventDescription, ...person } = rest
      return {
        draft: {
          kind: "corporate",
          ...person,
          eventOn: tentativeDate,
          event: eventType,
          guestBand: numberOfGuests,
          roomsNeeded: estimatedRooms,
          message: eventDescription,
        },
        signs: signsOf({ homepage, formAge }),
      }
    })

/** The schema of each kind, for the API. */
export const enquiryInputs = {
  contact: contactInput,
  banquet: banquetFrom(null),
  corporate: corporateFrom(null),
} as const

export const { banquet: banquetInput, corporate: corporateInput } = enquiryInputs

const enquiryForms = { contact: () => contactInput, banquet: banquetFrom, corporate: corporateFrom } as const

/** The form of each kind, for browser and server: an event is on `today`, the hotel's date, or later. */
export const enquiryForm = <K extends EnquiryKind>(kind: K, today: CalendarDate) => enquiryForms[kind](today)

/** A newsletter subscriber. */
export const newsletterInput = z
  .object({ email, ...signs })
  .transform(({ email: address, ...rest }) => ({ email: address, signs: signsOf(rest) }))

import { z } from "zod"
import { pageById } from "#src/shared/api-page.ts"
import type { Enquiry } from "./enquiry.ts"
import { type Subscriber, subscriberStatuses } from "#src/features/enquiries/newsletter/subscriber.ts"
import { spamSigns } from "#src/features/enquiries/spam/spam-signs.ts"

const sent = {
  _id: z.string(),
  date: z.string().describe("When it was sent, as an instant"),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
}

const suspicion = z.enum(spamSigns).nullable().describe("Why it is spam; null when it is not")

export const contactOutput = z.object({ ...sent, message: z.string() })

export const banquetOutput = z.object({
  ...sent,
  tentativeDate: z.string().describe("YYYY-MM-DD"),
  event: z.string(),
  guest: z.string(),
  roomOfNumber: z.number().nullable(),
  description: z.string(),
  companyName: z.string(),
})

export const corporateOutput = z.object({
  ...sent,
  tentativeDate: z.string().describe("YYYY-MM-DD"),
  eventType: z.string(),
  numberOfGuests: z.string(),
  estimatedRooms: z.number().nullable(),
  eventDescription: z.string(),
  companyName: z.string(),
})

type EnquiryOutput =
  | z.infer<typeof contactOutput>
  | z.infer<typeof banquetOutput>
  | z.infer<typeof corporateOutput>

/** An enquiry with the specification's field names. */
export function presentEnquiry(enquiry: Enquiry): EnquiryOutput {
  const { id, sentAt, name, email, phone } = enquiry
  const known = { _id: id, date: sentAt, name, email, phone }
  switch (enquiry.kind) {
    case "contact":
      return { ...known, message: enquiry.message }
    case "banquet":
      return {
        ...known,
        tentativeDate: enquiry.eventOn,
        event: enquiry.event,
        guest: enquiry.guestBand,
        roomOfNumber: enquiry.roomsNeeded,
        description: enquiry.message,
        companyName: enquiry.companyName,
      }
    case "corporate":
      return {
        ...known,
        tentativeDate: enquiry.eventOn,
        eventType: enquiry.event,
        numberOfGuests: enquiry.guestBand,
        estimatedRooms: enquiry.roomsNeeded,
        eventDescription: enquiry.message,
        companyName: enquiry.companyName,
      }
  }
}

/** Additional fields for the administration. */
export const forDesk = { suspicion }

export const subscriberOutput = z.object({
  _id: z.string(),
  email: z.string(),
  date: z.string(),
  status: z.enum(subscriberStatuses).describe("Only a confirmed subscriber gets the newsletter"),
  suspicion,
})

export const presentSubscriber = ({ id, email, status, subscribedAt, suspicion: sign }: Subscriber) => ({
  _id: id,
  email,
  date: subscribedAt,
  status,
  suspicion: sign,
})

/** A page of the administration's lists, newest first. */
export const enquiryListQuery = z.object({
  search: z.string().trim().max(100).optional(),
  suspicious: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .describe("Lists spam instead of the other posts"),
  ...pageById,
})

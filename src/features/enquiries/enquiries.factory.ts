import type { BanquetEnquiry, ContactMessage } from "./enquiry.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Sender } from "#src/features/enquiries/spam/sender.service.ts"

const person = { name: "Ananya Bhattacharya", email: "ananya.b@example.in", phone: "9830056712" }

/** What the forms submit, with the specification's field names. */
export const aContactForm = (parts: object = {}) => ({
  ...person,
  message: "Do the rooms on the fourth floor look over the runway?",
  ...parts,
})

export const aBanquetForm = (parts: object = {}) => ({
  ...person,
  tentativeDate: "2026-12-25",
  event: "Marriage Hall",
  guest: "101-200",
  roomOfNumber: 12,
  description: "A wedding lunch.\nWe would like the lawn as well.",
  companyName: "",
  ...parts,
})

export const aCorporateForm = (parts: object = {}) => ({
  ...person,
  tentativeDate: "2026-08-14",
  eventType: "Meeting",
  numberOfGuests: "11-25",
  estimatedRooms: 8,
  eventDescription: "A board meeting over two days.",
  companyName: "Bhattacharya Textiles",
  ...parts,
})

export const aContactMessage = (parts: Partial<ContactMessage> = {}): ContactMessage => ({
  kind: "contact",
  ...person,
  message: "Do the rooms on the fourth floor look over the runway?",
  ...parts,
})

export const aBanquetEnquiry = (parts: Partial<BanquetEnquiry> = {}): BanquetEnquiry => ({
  kind: "banquet",
  ...person,
  eventOn: calendarDateOf("2026-12-25"),
  event: "Marriage Hall",
  guestBand: "101-200",
  roomsNeeded: 12,
  companyName: "",
  message: "A wedding lunch.",
  ...parts,
})

/** An API client without a form, which is not suspicious. */
export const aSender = (parts: Partial<Sender> = {}): Sender => ({
  address: "203.0.113.7",
  isForm: false,
  signs: { trap: "", formAge: null },
  ...parts,
})

/** The label of each field, by the specification's names; messages are prefixed with it (VAL-1). */
export const contactFields = { name: "Name", email: "Email", phone: "Phone", message: "Message" } as const

export const banquetFields = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  tentativeDate: "Tentative Date",
  event: "Event",
  guest: "Guest",
  roomOfNumber: "Number Of Rooms",
  companyName: "Company Name",
  description: "Description",
} as const

export const corporateFields = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  tentativeDate: "Tentative Date",
  eventType: "Event Type",
  numberOfGuests: "Number Of Guests",
  estimatedRooms: "Estimated Rooms",
  companyName: "Company Name",
  eventDescription: "Event Description",
} as const

/** The hidden fields of a form. */
export const trapField = "homepage"
export const formAgeField = "formAge"

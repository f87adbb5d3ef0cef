/** The label of each field of the form; messages are prefixed with it (VAL-1). */
export const tableFields = {
  outlet: "Restaurant",
  day: "Day",
  time: "Time",
  guests: "Guests",
  name: "Name",
  email: "Email",
  phone: "Phone",
  note: "Note",
} as const

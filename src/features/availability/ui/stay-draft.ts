import { type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { maxRoomsPerBooking, type Party } from "#src/features/availability/party.ts"
import {
  defaultParty,
  formatStaySearch,
  type StaySearch,
} from "#src/features/availability/stay-search-url.ts"

/** A search in progress; dates are the values of native date fields, empty until chosen. */
export type StayDraft = Omit<StaySearch, "checkIn" | "checkOut"> & {
  readonly checkIn: string
  readonly checkOut: string
}

export const toStayDraft = ({ checkIn, checkOut, ...rest }: StaySearch): StayDraft => ({
  checkIn: checkIn ?? "",
  checkOut: checkOut ?? "",
  ...rest,
})

// While a year is typed, browsers report years such as 0002, 0020 and 0202.
const dateOf = (text: string): CalendarDate | null => (text < "1900" ? null : parseIsoDate(text))

export const toStaySearch = ({ checkIn, checkOut, ...rest }: StayDraft): StaySearch => ({
  checkIn: dateOf(checkIn),
  checkOut: dateOf(checkOut),
  ...rest,
})

/** The URL query of a draft. After a first search, a removed date stays as an empty parameter and is an error (AVAIL-3). */
export function formatDraftQuery(draft: StayDraft, hasDates: boolean): URLSearchParams {
  const query = formatStaySearch(toStaySearch(draft))
  if (!hasDates) return query
  for (const name of ["checkIn", "checkOut"]) if (!query.has(name)) query.set(name, "")
  return query
}

/** Whether to search: both dates are chosen or none, or the results on the page are outdated. */
export function canSearch(draft: StayDraft, hasDates: boolean): boolean {
  const { checkIn, checkOut } = toStaySearch(draft)
  return hasDates || Boolean(checkIn) === Boolean(checkOut)
}

export type PartyChange = { readonly kind: "add" } | { readonly kind: "remove"; readonly room: number }

/** Parses 'add' or 'remove-2', the values of the buttons that work without JavaScript. */
export function parsePartyChange(text: string | null): PartyChange | null {
  if (text === "add") return { kind: "add" }
  const room = /^remove-(\d{1,4})$/.exec(text ?? "")?.[1]
  return room === undefined ? null : { kind: "remove", room: Number(room) }
}

export function changeParty(party: Party, change: PartyChange): Party {
  if (change.kind === "remove") return party.filter((_, room) => room !== change.room)
  return party.length < maxRoomsPerBooking ? [...party, ...defaultParty] : party
}

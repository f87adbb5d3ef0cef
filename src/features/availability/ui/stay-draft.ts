import { type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { maxRoomsPerBooking, type Party } from "#src/features/availability/party.ts"
import {
  defaultParty,
  formatStaySearch,
  type StaySearch,
} from "#src/features/availability/stay-search-url.ts"

/** A search while it is being filled in; dates as the browser's own fields have them, empty while not chosen. */
export type StayDraft = { readonly checkIn: string; readonly checkOut: string; readonly party: Party }

export const draftOf = ({ checkIn, checkOut, party }: StaySearch): StayDraft => ({
  checkIn: checkIn ?? "",
  checkOut: checkOut ?? "",
  party,
})

// While a year is being typed, browsers report 0002, 0020, 0202: not yet a date that anybody means.
const dateOf = (text: string): CalendarDate | null => (text < "1900" ? null : parseIsoDate(text))

export const parseDraft = ({ checkIn, checkOut, party }: StayDraft): StaySearch => ({
  checkIn: dateOf(checkIn),
  checkOut: dateOf(checkOut),
  party,
})

/** The address of a draft. Once dates were asked for, a date that was taken away is asked for again (AVAIL-3). */
export function formatDraftQuery(draft: StayDraft, hasDates: boolean): URLSearchParams {
  const query = formatStaySearch(parseDraft(draft))
  if (!hasDates) return query
  for (const name of ["checkIn", "checkOut"]) if (!query.has(name)) query.set(name, "")
  return query
}

/** Whether an answer is worth asking for: both dates are there, or there is an old answer that no longer holds. */
export function canSearch(draft: StayDraft, hasDates: boolean): boolean {
  const { checkIn, checkOut } = parseDraft(draft)
  return hasDates || Boolean(checkIn) === Boolean(checkOut)
}

export type PartyChange = { readonly kind: "add" } | { readonly kind: "remove"; readonly room: number }

/** Reads 'add' or 'remove-2', the values of the buttons that work without script. */
export function parsePartyChange(text: string | null): PartyChange | null {
  if (text === "add") return { kind: "add" }
  const room = /^remove-(\d{1,4})$/.exec(text ?? "")?.[1]
  return room === undefined ? null : { kind: "remove", room: Number(room) }
}

export function changeParty(party: Party, change: PartyChange): Party {
  if (change.kind === "remove") return party.filter((_, room) => room !== change.room)
  return party.length < maxRoomsPerBooking ? [...party, ...defaultParty] : party
}

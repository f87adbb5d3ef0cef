import {
  type StaySearch,
  formatStaySearch,
  parseStayBooking,
  parseStaySearch,
} from "#src/features/availability/stay-search-url.ts"
import { changeParty, parsePartyChange } from "#src/features/availability/ui/stay-draft.ts"
import type { Money } from "#src/shared/money.ts"
import { parseMoney } from "#src/shared/validation/money-input.ts"

/** The search in a URL. */
type StayRequest = {
  readonly search: StaySearch
  /** Whether the address has dates, so that a missing one is an error. */
  readonly hasDates: boolean
  /** The normalised search for links; empty when the address has none. */
  readonly query: string
  /** The query of a button that adds or removes a room; null for other requests. */
  readonly changedQuery: string | null
  /** The total that the guest saw at the search. */
  readonly seenTotal: Money | null
}

const parts = ["checkIn", "checkOut", "startsAt", "rooms", "adult", "offer", "code"]

const withMark = (query: URLSearchParams): string => `?${query}`

/** Reads the address of a page: `url` of a loader, because the request may be a data request of the router. */
export const readStayRequest = (url: URL): StayRequest => readRequest(url, parseStaySearch)

/** The same of a booking page, whose rooms may be of several types. */
export const readBookingRequest = (url: URL): StayRequest => readRequest(url, parseStayBooking)

function readRequest({ searchParams }: URL, parse: (query: URLSearchParams) => StaySearch): StayRequest {
  const search = parse(searchParams)
  const change = parsePartyChange(searchParams.get("change"))
  const changed = change && { ...search, party: changeParty(search.party, change) }
  const total = parseMoney(searchParams.get("total") ?? "")
  return {
    search,
    hasDates: ["checkIn", "checkOut", "startsAt"].some((part) => searchParams.has(part)),
    query: parts.some((part) => searchParams.has(part)) ? withMark(formatStaySearch(search)) : "",
    changedQuery: changed && withMark(formatStaySearch(changed)),
    seenTotal: total.ok ? total.value : null,
  }
}

import { type StaySearch, formatStaySearch, parseStaySearch } from "#src/features/bookings/stay-search.ts"
import { changeParty, parsePartyChange } from "#src/features/bookings/ui/stay-draft.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"

/** The search that an address carries. */
export type StayRequest = {
  readonly search: StaySearch
  /** Whether dates were asked for, so that a missing one is at fault. */
  readonly isAsked: boolean
  /** The search in one spelling, to hand on; empty when the address carries none. */
  readonly query: string
  /** Where a button for adding or removing a room leads; null for other requests. */
  readonly changedQuery: string | null
  /** The total that the guest saw at the search. */
  readonly seenTotal: Money | null
}

const parts = ["checkIn", "checkOut", "rooms", "adult"]

const withMark = (query: URLSearchParams): string => `?${query}`

/** Reads the address of a page: `url` of a loader, not its request, which may be the router's own. */
export function readStayRequest({ searchParams }: URL): StayRequest {
  const search = parseStaySearch(searchParams)
  const change = parsePartyChange(searchParams.get("change"))
  const changed = change && { ...search, party: changeParty(search.party, change) }
  return {
    search,
    isAsked: searchParams.has("checkIn") || searchParams.has("checkOut"),
    query: parts.some((part) => searchParams.has(part)) ? withMark(formatStaySearch(search)) : "",
    changedQuery: changed && withMark(formatStaySearch(changed)),
    seenTotal: parseRupees(searchParams.get("total")),
  }
}

function parseRupees(text: string | null): Money | null {
  const [, rupees, paise = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? "") ?? []
  return rupees === undefined ? null : fromPaise(Number(rupees + paise.padEnd(2, "0")))
}

import { parseRoomFilter, withFilter } from "#src/features/availability/results/room-filter.ts"
import { checkStaySearch } from "#src/features/availability/quote-stay.service.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { inLanguage, splitLanguage } from "#src/shared/language/language.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import type { QuickEncoding } from "./conditions.ts"

/** A search for a stay or the calendar of all nights, and the encoding in which it is sent. */
export type DatedSearch = {
  /** The path with the normalised search: what is rendered. */
  readonly path: string
  /** Null for the calendar, which depends on all nights. */
  readonly stay: Stay | null
  readonly encoding: QuickEncoding
}

export const datedSearchKey = ({ path, encoding }: DatedSearch): string => `${encoding} ${path}`

// One spelling of each path, like `shared-pages.ts`: other spellings go to the router.
const searches = /^\/check-availability(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/

const list = "/check-availability"

// As `calendarPath` writes it.
const calendars =
  /^\/price-calendar\.json\?rooms=(?:[1-9]|10)(?:&room=[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/

const maxLength = 500

type DatedPath = Omit<DatedSearch, "encoding">

/**
 * The search in a URL, if it has dates and guests that can be booked: defaults filled in, the filter of the list in one
 * order, and other parameters dropped, because the pages read no others. Null for everything that the router answers:
 * other pages, refused searches, and buttons that redirect.
 */
function findDatedPath(url: string, today: () => CalendarDate): DatedPath | null {
  if (calendars.test(url)) return { path: url, stay: null }
  const { language, path } = splitLanguage(url)
  const mark = path.indexOf("?")
  if (mark < 0 || url.length > maxLength || !searches.test(path.slice(0, mark))) return null
  const requestUrl = new URL(path, "http://hotel.invalid")
  const { search, query, changedQuery } = readStayRequest(requestUrl)
  // A typed promo code is checked at each request, and pages with guessed codes are not cached.
  if (search.code !== undefined || changedQuery !== null || requestUrl.searchParams.has("then")) return null
  const checked = checkStaySearch(search, today())
  if (!checked.ok) return null
  // Only the list of all room types reads a filter.
  const read =
    requestUrl.pathname === list ? withFilter(query, parseRoomFilter(requestUrl.searchParams)) : query
  return { path: inLanguage(language, `${requestUrl.pathname}${read}`), stay: checked.value.stay }
}

const maxRemembered = 2000

/**
 * Finds dated searches and caches the results for recent addresses, because parsing an address takes a third of the time of
 * sending its page. A cached result cannot become wrong: dates that have passed are refused when the page is rendered.
 */
export function createDatedReader(today: () => CalendarDate): (requestUrl: string) => DatedPath | null {
  const remembered = new Map<string, DatedPath>()
  return (url) => {
    const known = remembered.get(url)
    if (known) return known
    const dated = findDatedPath(url, today)
    if (remembered.size >= maxRemembered) remembered.clear()
    if (dated) remembered.set(url, dated)
    return dated
  }
}

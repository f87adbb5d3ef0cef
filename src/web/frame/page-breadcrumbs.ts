import type { RouterContextProvider } from "react-router"
import { splitLanguage } from "#src/shared/language/language.ts"
import { parseTableRequest } from "#src/web/forms/table-page-form.ts"
import { describePage } from "./describe-page.ts"
import { breadcrumbData } from "./structured-data.ts"

/** The form for a table, under the path of the banquet enquiry (DINE-1). */
const tableRequest = "/banquet-query?outlet=any"

/** The names of the public pages by their canonical URL. */
const names: Readonly<Record<string, string>> = {
  "/rooms": "Rooms and suites",
  "/booking": "Reservations",
  "/check-availability": "Check availability",
  "/between-flights": "Between flights",
  "/dine": "Dining",
  "/menu": "Menu",
  "/gallery": "Gallery",
  "/offers": "Offers",
  "/corporate": "Corporate and events",
  "/blog": "Blog",
  "/contact-us": "Contact",
  "/banquet-query": "Banquet enquiry",
  [tableRequest]: "Reserve a table",
  "/corporate-query": "Corporate enquiry",
  "/privacypolicy": "Privacy policy",
  "/termsandconditions": "Terms and conditions",
  "/cancellationandrefund": "Cancellation and refund",
  "/proof": "How we keep our promises",
}

const canonicalOf: Readonly<Record<string, string>> = {
  "/room": "/rooms",
  "/dining": "/dine",
  "/explore-dining": "/dine",
  "/allroom": "/booking",
  "/related-room": "/booking",
  "/query": "/banquet-query",
}

/** The parent of each page in the breadcrumbs. */
const parents: Readonly<Record<string, string>> = {
  "/booking": "/rooms",
  "/check-availability": "/rooms",
  "/between-flights": "/rooms",
  "/menu": "/dine",
  "/banquet-query": "/corporate",
  [tableRequest]: "/dine",
  "/corporate-query": "/corporate",
}

function breadcrumbsOf(to: string): { label: string; to: string }[] {
  const label = names[to]
  if (label === undefined) return []
  const parent = parents[to]
  return [...(parent ? breadcrumbsOf(parent) : []), { label, to }]
}

/** Adds the breadcrumbs of a public page to its structured data. */
export function describeBreadcrumbs(context: Readonly<RouterContextProvider>, url: URL): void {
  const { path } = splitLanguage(url.pathname)
  const canonical = canonicalOf[path] ?? path
  const isTable = canonical === "/banquet-query" && parseTableRequest(url) !== null
  const breadcrumbs = breadcrumbsOf(isTable ? tableRequest : canonical)
  if (breadcrumbs.length > 0) describePage(context, breadcrumbData(breadcrumbs))
}

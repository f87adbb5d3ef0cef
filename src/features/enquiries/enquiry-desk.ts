import type { EnquiryKind } from "./enquiry.ts"

type Desk = { readonly path: string; readonly title: string; readonly one: string }

/** The admin path and title of each kind of enquiry (ROUTE-6). */
export const enquiryDesks: Readonly<Record<EnquiryKind, Desk>> = {
  contact: { path: "/admin/contact", title: "Contact messages", one: "Contact message" },
  banquet: { path: "/admin/enquery", title: "Banquet queries", one: "Banquet query" },
  corporate: { path: "/admin/corporate-query", title: "Corporate queries", one: "Corporate query" },
}

/** The kind of enquiry of an admin path. */
export function enquiryKindOfPath(pathname: string): EnquiryKind {
  const [, , last = ""] = pathname.split("/")
  const found = Object.entries(enquiryDesks).find(([, { path }]) => path === `/admin/${last}`)
  if (!found) throw new RangeError(`no enquiries are kept at ${pathname}`)
  return found[0] as EnquiryKind
}

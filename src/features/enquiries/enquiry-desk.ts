import type { EnquiryKind } from "./enquiry.ts"

type Desk = { readonly path: string; readonly title: string }

/** The admin path and title of each kind of enquiry (ROUTE-6). */
export const enquiryDesks: Readonly<Record<EnquiryKind, Desk>> = {
  contact: { path: "/admin/contact", title: "Contact messages" },
  banquet: { path: "/admin/enquery", title: "Banquet queries" },
  corporate: { path: "/admin/corporate-query", title: "Corporate queries" },
}

/** The kind of enquiry of an admin path. */
export function enquiryKindOfPath(pathname: string): EnquiryKind {
  const [, , last = ""] = pathname.split("/")
  const found = Object.entries(enquiryDesks).find(([, { path }]) => path === `/admin/${last}`)
  if (!found) throw new RangeError(`no enquiries are kept at ${pathname}`)
  return found[0] as EnquiryKind
}

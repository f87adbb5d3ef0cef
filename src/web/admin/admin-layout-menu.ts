import type { SignedInActor } from "#src/shared/actor.ts"
import { hasRight, type Right } from "#src/shared/staff-rights.ts"
import type { MenuEntry } from "#src/web/account/account-layout-menu.ts"

export type MenuGroup = { readonly name: string; readonly entries: readonly MenuEntry[] }

type StaffEntry = MenuEntry & {
  /** The right that its page requires; without one it is for all staff. */
  readonly right?: Right
}

/** The pages of the administration (ACCT-1), in the order of the menu. The table stays on the server. */
const screens: readonly { readonly name: string; readonly entries: readonly StaffEntry[] }[] = [
  {
    name: "Front desk",
    entries: [
      { to: "/admin", label: "Home" },
      { to: "/admin/tape", label: "Tape chart", right: "bookings.see" },
      { to: "/admin/book", label: "Book for a caller", right: "bookings.change" },
      { to: "/admin/booking", label: "Booking", right: "bookings.see" },
      { to: "/admin/cancellations", label: "Cancellation requests", right: "bookings.see" },
      { to: "/admin/waitlist", label: "Waitlist", right: "bookings.see" },
      { to: "/admin/confirm", label: "Confirmed records", right: "bookings.see" },
      { to: "/admin/figures", label: "Occupancy and revenue", right: "revenue.see" },
      { to: "/admin/accounts", label: "Accounts", right: "accounts.see" },
    ],
  },
  {
    name: "Enquiries",
    entries: [
      { to: "/admin/contact", label: "Contact us", right: "contact.manage" },
      { to: "/admin/enquery", label: "Banquet query", right: "events.manage" },
      { to: "/admin/corporate-query", label: "Corporate query", right: "events.manage" },
      { to: "/admin/tables", label: "Tables", right: "tables.manage" },
    ],
  },
  {
    name: "People",
    entries: [
      { to: "/admin/user", label: "Users", right: "users.see" },
      { to: "/admin/emails", label: "Emails", right: "emails.see" },
      { to: "/admin/staff", label: "Staff", right: "users.manage" },
      { to: "/admin/setup", label: "Set-up", right: "set-up.see" },
      { to: "/admin/status", label: "System status", right: "set-up.see" },
      { to: "/admin/audit", label: "Audit log", right: "audit.see" },
    ],
  },
  {
    name: "Rooms and content",
    entries: [
      { to: "/admin/roomcart", label: "Room cart", right: "rates.see" },
      { to: "/admin/rates", label: "Rates", right: "rates.see" },
      { to: "/admin/extras", label: "Extras", right: "rates.see" },
      { to: "/admin/offers", label: "User offers", right: "content.change" },
      { to: "/admin/testimonial", label: "Testimonials", right: "content.change" },
      { to: "/admin/newsletter", label: "Newsletter", right: "newsletter.manage" },
      { to: "/admin/gallery", label: "Gallery", right: "content.change" },
      { to: "/admin/media", label: "Media", right: "content.change" },
    ],
  },
]

/** The screens that one of the staff may open. */
export const adminMenuFor = (actor: SignedInActor): MenuGroup[] =>
  screens
    .map(({ name, entries }) => ({
      name,
      entries: entries
        .filter(({ right }) => !right || hasRight(actor, right))
        .map(({ to, label }) => ({ to, label })),
    }))
    .filter(({ entries }) => entries.length > 0)

/** The main screens of a staff member besides the admin home: the first ones of their menu. */
export const listMainScreens = (actor: SignedInActor): MenuEntry[] =>
  adminMenuFor(actor)
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => to !== "/admin")
    .slice(0, 3)

/** A list that can be searched from every screen. */
export type SearchedList = { readonly path: string; readonly label: string; readonly hint: string }

const enquiryHint = "Reference, name, email, phone or company"

const searchedLists: readonly (SearchedList & { readonly right: Right })[] = [
  {
    path: "/admin/booking",
    label: "Find a booking",
    hint: "Reference, guest, email or phone",
    right: "bookings.see",
  },
  { path: "/admin/enquery", label: "Find a banquet query", hint: enquiryHint, right: "events.manage" },
  {
    path: "/admin/corporate-query",
    label: "Find a corporate query",
    hint: enquiryHint,
    right: "events.manage",
  },
  { path: "/admin/contact", label: "Find a contact message", hint: enquiryHint, right: "contact.manage" },
]

/**
 * The list that a staff member searches: bookings, or without the right to see them, the enquiries that they manage.
 */
export function searchedListsFor(actor: SignedInActor): SearchedList[] {
  const lists = searchedLists.filter(({ right }) => hasRight(actor, right))
  const shown = hasRight(actor, "bookings.see") ? lists.slice(0, 1) : lists
  return shown.map(({ path, label, hint }) => ({ path, label, hint }))
}

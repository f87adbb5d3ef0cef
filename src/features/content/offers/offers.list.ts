import { type CsvColumns, defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { offerStates } from "./offer-terms.ts"
import { termsColumn } from "./offers.store.ts"
import type { ListedOffer } from "./offers.ts"

const csv: CsvColumns<ListedOffer> = [
  ["Name", ({ name }) => name],
  ["Description", ({ description }) => description],
  ["Discount on the room", ({ roomDiscount }) => roomDiscount],
  ["Discount at the table", ({ diningDiscount }) => diningDiscount],
  ["Valid until", ({ validUntil }) => validUntil],
  ["Bookings", ({ bookings }) => bookings],
  timeColumn("Published at", ({ publishedAt }) => publishedAt),
]

const stateLabels = { active: "Active", scheduled: "Scheduled", ended: "Ended" } as const

const bookings = "(select count(*)::int from booking_offers b where b.offer_id = o.id)"

/** All offers, including ended ones (ADM-9). */
export const offerList = (today: CalendarDate) =>
  defineList<ListedOffer>({
    name: "offers",
    path: "/admin/offers",
    things: "offers",
    right: "content.change",
    removeRight: "content.change",
    rowName: "name",
    rowPath: "/admin/update-offers/:id",
    columns: {
      pic: { label: "Pic" },
      name: { label: "Name", sort: "name", cell: ["name", "name"] },
      description: { label: "Description", cell: ["message", "description"] },
      discounts: { label: "Discounts" },
      valid: { label: "Valid until", sort: "valid" },
      bookings: { label: "Bookings", cell: ["whole", "bookings"] },
      published: { label: "Published", sort: "published", isExtra: true, cell: ["time", "publishedAt"] },
    },
    sorts: {
      published: { label: "Published", sql: "o.created_at", type: "timestamptz" },
      name: { label: "Name", sql: `lower(o.name) collate "C"`, type: "text" },
      valid: { label: "Valid until", sql: "o.valid_until", type: "date" },
    },
    firstSort: { key: "published", direction: "desc" },
    filters: {
      state: {
        kind: "choice",
        label: "State",
        choices: offerStates.map((value) => ({ value, label: stateLabels[value] })),
        where: (values, place) =>
          `case when o.valid_until < ${place(today)}::date then 'ended'
            when o.bookable_from > ${place(today)}::date then 'scheduled' else 'active' end = any (${place(values)}::text[])`,
      },
      valid: { kind: "days", label: "Valid until", column: "o.valid_until", type: "date" },
    },
    search: searchIn("o.search_text", "Name, words or discount"),
    sql: {
      table: "offers",
      alias: "o",
      where: "o.deleted_at is null",
      select: `o.id, o.name, o.picture_id as "pictureId", o.description, o.valid_until as "validUntil",
        o.room_discount as "roomDiscount", o.dining_discount as "diningDiscount", ${termsColumn}, o.version, ${bookings} as bookings,
        o.created_at as "publishedAt"`,
    },
    csv,
  })

import { defineChoice, days, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { offerStateNames, offerStates } from "./offer-terms.ts"
import { termsColumn } from "./offers.store.ts"
import type { ListedOffer } from "./offers.ts"

const bookings = "(select count(*)::int from booking_offers b where b.offer_id = o.id)"

const stateOn = (today: CalendarDate): string => `case when o.valid_until < '${today}'::date then 'ended'
  when o.bookable_from > '${today}'::date then 'scheduled' else 'active' end`

/** All offers, including ended ones (ADM-9). */
export const offerList = (today: CalendarDate) =>
  defineList<ListedOffer>({
    name: "offers",
    path: "/admin/offers",
    pluralName: "offers",
    right: "content.change",
    removeRight: "content.change",
    rowName: "name",
    rowPath: "/admin/update-offers/:id",
    columns: {
      pic: { label: "Pic" },
      name: { label: "Name", cell: ["name", "name"], sort: ["text", `lower(o.name) collate "C"`] },
      description: { label: "Description", cell: ["message", "description"] },
      discounts: { label: "Discounts" },
      room: { label: "Discount on the room", isExtra: true, cell: ["text", "roomDiscount"] },
      dining: { label: "Discount at the table", isExtra: true, cell: ["text", "diningDiscount"] },
      valid: {
        label: "Valid until",
        cell: ["date", "validUntil"],
        sort: ["date", "o.valid_until"],
        filter: days,
      },
      state: {
        label: "State",
        isExtra: true,
        cell: ["choice", "state"],
        filter: defineChoice(offerStates, offerStateNames, stateOn(today)),
      },
      bookings: { label: "Bookings", cell: ["nowrap", "bookings"] },
      published: {
        label: "Published",
        isExtra: true,
        cell: ["time", "publishedAt"],
        sort: ["timestamptz", "o.created_at"],
      },
    },
    firstSort: { key: "published", direction: "desc" },
    search: searchIn("o.search_text", "Name, words or discount"),
    sql: {
      table: "offers",
      alias: "o",
      where: "o.deleted_at is null",
      select: `o.id, o.name, o.picture_id as "pictureId", o.description, o.valid_until as "validUntil",
        o.room_discount as "roomDiscount", o.dining_discount as "diningDiscount", ${termsColumn}, o.version, ${bookings} as bookings,
        o.created_at as "publishedAt", ${stateOn(today)} as state`,
    },
  })

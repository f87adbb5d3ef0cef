import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { offerListRules } from "./offer-list.ts"
import type { ListedOffer } from "./offers.ts"

const sourceOn = (today: CalendarDate): TableSourceOf<typeof offerListRules> => ({
  table: "offers",
  alias: "o",
  always: "o.deleted_at is null",
  sorts: {
    published: { by: "o.created_at", type: "timestamptz" },
    name: { by: `lower(o.name) collate "C"`, type: "text" },
    valid: { by: "o.valid_until", type: "date" },
  },
  filters: {
    shown: {
      kind: "choice",
      conditions: {
        current: (place) => `o.valid_until >= ${place(today)}::date`,
        expired: (place) => `o.valid_until < ${place(today)}::date`,
      },
    },
    valid: { kind: "days", by: "o.valid_until", type: "date" },
  },
  search: searchInColumn("offers", "o", "search_text"),
  select: `o.id, o.name, o.picture_id as "pictureId", o.description, o.valid_until as "validUntil",
    o.room_discount as "roomDiscount", o.dining_discount as "diningDiscount", o.version,
    o.created_at as "publishedAt"`,
  joins: "",
})

const toRow = (offer: ListedOffer): ListedOffer => ({
  id: offer.id,
  name: offer.name,
  pictureId: offer.pictureId,
  description: offer.description,
  validUntil: offer.validUntil,
  roomDiscount: offer.roomDiscount,
  diningDiscount: offer.diningDiscount,
  version: offer.version,
  publishedAt: offer.publishedAt,
})

type Asked = { readonly query: TableQuery; readonly today: CalendarDate }

export const readOfferPage = (db: Database, { query, today }: Asked): Promise<TablePage<ListedOffer>> =>
  readTablePage(db, sourceOn(today), { query, toRow })

export const streamOffers = (db: Database, { query, today }: Asked): AsyncGenerator<readonly ListedOffer[]> =>
  streamTable(db, sourceOn(today), { query, toRow })

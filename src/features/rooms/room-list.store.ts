import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { roomListRules } from "./room-list.ts"
import type { RoomType } from "./room-type.ts"
import { roomColumns, toRoomType } from "./rooms.store.ts"

const source: TableSourceOf<typeof roomListRules> = {
  table: "room_types",
  alias: "r",
  always: "r.deleted_at is null",
  sorts: {
    position: { by: "r.position", type: "bigint" },
    name: { by: `lower(r.name) collate "C"`, type: "text" },
    price: { by: "r.final_price_paise", type: "bigint" },
    stock: { by: "r.stock_quantity", type: "bigint" },
  },
  filters: {
    stock: {
      kind: "choice",
      conditions: {
        in: "(r.is_in_stock and r.stock_quantity > 0)",
        out: "not (r.is_in_stock and r.stock_quantity > 0)",
      },
    },
    available: { kind: "choice", conditions: { yes: "r.is_active", no: "not r.is_active" } },
  },
  search: searchInColumn("room_types", "r", "search_text"),
  select: roomColumns,
  joins: "",
}

export const readRoomPage = (db: Database, query: TableQuery): Promise<TablePage<RoomType>> =>
  readTablePage(db, source, { query, toRow: toRoomType })

export const streamRooms = (db: Database, query: TableQuery): AsyncGenerator<readonly RoomType[]> =>
  streamTable(db, source, { query, toRow: toRoomType })

import { activeNames, stockNames } from "#src/features/rooms/room-fields.ts"
import { roomListRules } from "#src/features/rooms/room-list.ts"
import { exportRooms } from "#src/features/rooms/room-list.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { toRupees } from "#src/shared/money.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/room-types-file"

const columns: FileColumns<RoomType> = [
  ["Name", ({ name }) => name],
  ["Type", ({ kind }) => kind],
  ["Size in sq ft", ({ sizeSqft }) => sizeSqft],
  ["Bed", ({ bed }) => bed],
  ["View", ({ view }) => view],
  ["Message", ({ message }) => message],
  ["Price (INR)", ({ price }) => toRupees(price)],
  ["Discount (%)", ({ discountPercent }) => discountPercent],
  ["Final price (INR)", ({ finalPrice }) => toRupees(finalPrice)],
  ["Stock", ({ isInStock }) => stockNames[isInStock ? "true" : "false"]],
  ["Rooms", ({ stockQuantity }) => stockQuantity],
  ["Available", ({ isActive }) => activeNames[isActive ? "true" : "false"]],
]

/** `/admin/roomcart.csv`: the room types as the list's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rates.see")
  const { query } = readTable(roomListRules, request)
  return tableFile({
    name: "room-types",
    columns,
    rows: exportRooms(context.get(platformContext), actor, query),
  })
}

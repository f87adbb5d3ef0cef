import { Badge } from "#src/ui/badge.tsx"
import { firstPicture, LinesCell, type Pictured } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { Price } from "#src/ui/price/price.tsx"
import { activeNames, stockNames } from "../room-fields.ts"
import { listRoomFacts, hasStock, type RoomType } from "../room-type.ts"

/** How the list shows a room type (ADM-1). */
export const roomColumns: CellRenderers<Pictured<RoomType>> = {
  pic: firstPicture,
  name: { below: (room) => listRoomFacts(room).join(", ") },
  price: {
    render: ({ price, finalPrice, discountPercent }) => (
      <LinesCell align="end" below={discountPercent > 0 && `${discountPercent} % off`}>
        <Price amount={finalPrice} was={price} />
      </LinesCell>
    ),
  },
  stock: {
    render: (room) => (
      <LinesCell below={`${room.stockQuantity} rooms`}>
        <Badge tone={hasStock(room) ? "success" : "danger"}>
          {stockNames[hasStock(room) ? "true" : "false"]}
        </Badge>
      </LinesCell>
    ),
  },
  available: { render: ({ isActive }) => activeNames[isActive ? "true" : "false"] },
}

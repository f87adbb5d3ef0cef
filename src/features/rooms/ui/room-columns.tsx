import { Link } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import {
  LinesCell,
  NameCell,
  PictureCell,
  type Pictured,
  WordsCell,
} from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import { Price } from "#src/ui/price.tsx"
import { activeNames, stockNames } from "../room-fields.ts"
import { factsOf, isSellable, type RoomColumn, type RoomType } from "../room-type.ts"

/** A type in the list; those who may not change it only read it. */
export type RoomRow = Pictured<RoomType> & { readonly canChange: boolean }

export const pathOfRoom = ({ id }: Pick<RoomType, "id">): string => `/admin/roomcart/update/${id}`

const isOnStock = (room: RoomType): boolean => isSellable({ ...room, isActive: true })

/** How the list shows a room type (ADM-1). */
export const roomColumns: Readonly<Record<RoomColumn, DataColumn<RoomRow>>> = {
  pic: { render: ({ pictures }) => <PictureCell picture={pictures[0]} /> },
  name: {
    render: (room) => (
      <NameCell below={factsOf(room).join(", ")}>
        {room.canChange ? <Link to={pathOfRoom(room)}>{room.name}</Link> : room.name}
      </NameCell>
    ),
  },
  message: {
    render: ({ name, message }) => <WordsCell label={`Message of ${name}`}>{message}</WordsCell>,
  },
  price: {
    align: "end",
    render: ({ price, finalPrice, discountPercent }) => (
      <LinesCell align="end" below={discountPercent > 0 && `${discountPercent} % off`}>
        <Price amount={finalPrice} was={price} />
      </LinesCell>
    ),
  },
  stock: {
    render: (room) => (
      <LinesCell below={`${room.stockQuantity} rooms`}>
        <Badge tone={isOnStock(room) ? "success" : "danger"}>
          {stockNames[isOnStock(room) ? "true" : "false"]}
        </Badge>
      </LinesCell>
    ),
  },
  active: { render: ({ isActive }) => activeNames[isActive ? "true" : "false"] },
}

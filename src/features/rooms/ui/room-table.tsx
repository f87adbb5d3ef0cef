import type { ReactNode } from "react"
import { Link } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { Price } from "#src/ui/price.tsx"
import type { PictureSource } from "#src/ui/picture-sources.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import { activeWords, stockWords } from "../room-fields.ts"
import { factsOf, isSellable, type RoomType } from "../room-type.ts"
import { RoomPicture } from "./room-picture.tsx"
import styles from "./room-table.module.css"

export type TableRoom = { readonly room: RoomType; readonly picture: PictureSource | undefined }

type RoomTableProps = {
  rooms: readonly TableRoom[]
  /** What can be done with a row; without it the table is only read. */
  actions?: (room: RoomType) => ReactNode
}

const columnsOf = (canChange: boolean): readonly Column<TableRoom>[] => [
  {
    key: "pic",
    header: "Pic",
    render: ({ picture }) => (
      <div className={styles.picture}>
        <RoomPicture picture={picture} sizes="8rem" />
      </div>
    ),
  },
  {
    key: "name",
    header: "Name",
    render: ({ room }) => (
      <div className={styles.name}>
        {canChange ? <Link to={`/admin/roomcart/update/${room.id}`}>{room.name}</Link> : room.name}
        <span className={styles.soft}>{factsOf(room).join(", ")}</span>
      </div>
    ),
  },
  {
    key: "message",
    header: "Message",
    render: ({ room }) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      <section className={styles.message} tabIndex={0} aria-label={`Message of ${room.name}`}>
        {room.message}
      </section>
    ),
  },
  {
    key: "price",
    header: "Final price",
    align: "end",
    render: ({ room }) => (
      <div className={styles.price}>
        <Price amount={room.finalPrice} was={room.price} />
        {room.discountPercent > 0 && <span className={styles.soft}>{room.discountPercent} % off</span>}
      </div>
    ),
  },
  {
    key: "stock",
    header: "Stock",
    render: ({ room }) => {
      const isInStock = isSellable({ ...room, isActive: true })
      return (
        <div className={styles.stock}>
          <Badge tone={isInStock ? "success" : "danger"}>{stockWords[isInStock ? "true" : "false"]}</Badge>
          <span className={styles.soft}>{room.stockQuantity} rooms</span>
        </div>
      )
    },
  },
  {
    key: "active",
    header: "Available",
    render: ({ room }) => activeWords[room.isActive ? "true" : "false"],
  },
]

/** The room types of the house for the staff (ADM-1). */
export function RoomTable({ rooms, actions }: RoomTableProps) {
  const columns = columnsOf(actions !== undefined)
  const all = actions
    ? [
        ...columns,
        {
          key: "actions",
          header: "Actions",
          isQuiet: true,
          render: ({ room }: TableRoom) => actions(room),
        },
      ]
    : columns
  return (
    <div className={styles.table}>
      <Table caption="Room types" hideCaption columns={all} rows={rooms} rowKey={({ room }) => room.id} />
    </div>
  )
}

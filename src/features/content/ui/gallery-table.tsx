import { ArrowDownIcon } from "@phosphor-icons/react/dist/icons/ArrowDown"
import { ArrowUpIcon } from "@phosphor-icons/react/dist/icons/ArrowUp"
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/icons/DotsSixVertical"
import { type ReactNode, useState } from "react"
import { Form, Link, useFetcher } from "react-router"
import { PictureStrip } from "#src/features/media/ui/picture-strip.tsx"
import { moved } from "#src/shared/moved.ts"
import { buttonClass } from "#src/ui/button.tsx"
import { Icon } from "#src/ui/icon.tsx"
import type { PictureSource } from "#src/ui/picture-sources.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import { useSortable } from "#src/ui/use-sortable.ts"
import type { GalleryItem } from "../gallery.ts"
import styles from "./gallery-table.module.css"

export type GalleryRow = { readonly item: GalleryItem; readonly pictures: readonly PictureSource[] }

type GalleryTableProps = {
  rows: readonly GalleryRow[]
  /** What can be done with a row. */
  actions: (item: GalleryItem) => ReactNode
}

/** The rows in the order that a hand gives them, before the server has heard of it. */
function useOrder(rows: readonly GalleryRow[]) {
  const fetcher = useFetcher()
  const [held, setHeld] = useState<{ of: readonly GalleryRow[]; ids: readonly string[] } | null>(null)
  const stored = rows.map(({ item }) => item.id)
  const ids = held?.of === rows ? held.ids : stored
  const { list, handleOf } = useSortable<HTMLTableSectionElement>({
    count: rows.length,
    onMove: (from, to) => setHeld({ of: rows, ids: moved(ids, from, to) }),
    onDrop: () => void fetcher.submit({ order: ids.join(" ") }, { method: "post" }),
  })
  const byId = new Map(rows.map((row) => [row.item.id, row]))
  return { list, handleOf, ordered: ids.flatMap((id) => byId.get(id) ?? []) }
}

type MoveProps = { item: GalleryItem; steps: 1 | -1; isOff: boolean }

const Move = ({ item, steps, isOff }: MoveProps) => (
  <button
    type="submit"
    name="move"
    value={`${item.id} ${steps}`}
    className={buttonClass({ variant: "quiet", size: "small" })}
    title={steps < 0 ? "Earlier" : "Later"}
    disabled={isOff}
  >
    <Icon
      of={steps < 0 ? ArrowUpIcon : ArrowDownIcon}
      label={`${item.name}: ${steps < 0 ? "earlier" : "later"}`}
    />
  </button>
)

/** The places of the gallery for the staff, sorted by hand (ADM-1). */
export function GalleryTable({ rows, actions }: GalleryTableProps) {
  const { list, handleOf, ordered } = useOrder(rows)
  const placeOf = ({ item }: GalleryRow) => ordered.findIndex((row) => row.item.id === item.id)
  const columns: readonly Column<GalleryRow>[] = [
    {
      key: "order",
      header: "Order",
      render: (row) => (
        <Form method="post" replace preventScrollReset className={styles.order}>
          <span className={styles.handle} title="Drag" aria-hidden="true" {...handleOf(placeOf(row))}>
            <Icon of={DotsSixVerticalIcon} weight="regular" />
          </span>
          <Move item={row.item} steps={-1} isOff={placeOf(row) === 0} />
          <Move item={row.item} steps={1} isOff={placeOf(row) === ordered.length - 1} />
        </Form>
      ),
    },
    { key: "pic", header: "Pic", render: ({ pictures }) => <PictureStrip pictures={pictures} /> },
    {
      key: "name",
      header: "Name",
      render: ({ item, pictures }) => (
        <div className={styles.name}>
          <Link to={`/admin/update-gallery/${item.id}`}>{item.name}</Link>
          <span className={styles.soft}>
            {pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`}
          </span>
        </div>
      ),
    },
    { key: "line", header: "Line", render: ({ item }) => <p className={styles.line}>{item.line}</p> },
    { key: "actions", header: "Actions", isQuiet: true, render: ({ item }) => actions(item) },
  ]
  return (
    <Table
      caption="Gallery, in the order of the page"
      hideCaption
      columns={columns}
      rows={ordered}
      rowKey={({ item }) => item.id}
      body={list}
    />
  )
}

import { ArrowDownIcon } from "@phosphor-icons/react/dist/icons/ArrowDown"
import { ArrowUpIcon } from "@phosphor-icons/react/dist/icons/ArrowUp"
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/icons/DotsSixVertical"
import { createContext, useContext, useEffect, useMemo, useState } from "react"
import { Form, useFetcher } from "react-router"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { moveEntry } from "#src/shared/move-entry.ts"
import { hasFilters, sortText } from "#src/shared/table-query.ts"
import { buttonClass } from "#src/ui/button.tsx"
import type { Pictured } from "#src/ui/data-table/table-cells.tsx"
import type { TableListing } from "#src/ui/data-table/table-model.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { type SortHandle, useSortable } from "#src/ui/browser/use-sortable.ts"
import type { ListedPlace } from "#src/features/content/gallery/gallery.ts"
import styles from "./gallery-order.module.css"

type Position = { readonly isFirst: boolean; readonly isLast: boolean; readonly handle: SortHandle | null }

/** How a row of the gallery can be moved; null where the list is not in the order of the page. */
export const GalleryOrder = createContext<((id: string) => Position) | null>(null)

type PlaceListing = TableListing<Pictured<ListedPlace>>

/** Whether a list is in the order of the page, and complete. */
function orderShownBy({ rules, query, page }: PlaceListing) {
  const isInOrder = sortText(query.sort) === sortText(rules.firstSort) && !hasFilters(query)
  return { isInOrder, isWhole: isInOrder && !page.next && !page.previous }
}

/** The rows in their new order, before the server has saved it. */
export function useGalleryOrder(listing: PlaceListing) {
  const { page } = listing
  const { rows } = page
  const toast = useToast()
  const fetcher = useFetcher<FormAnswer | null>()
  const refused = fetcher.data
  type Held = { of: typeof rows; rows: typeof rows; since: typeof refused }
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    if (refused) toast.error(staffMessages.wentWrong)
  }, [refused, toast])
  const ordered = held?.of === rows && held.since === refused ? held.rows : rows
  const { list, handleOf } = useSortable<HTMLTableSectionElement>({
    count: rows.length,
    onMove: (from, to) => setHeld({ of: rows, rows: moveEntry(ordered, from, to), since: refused }),
    onDrop: () => void fetcher.submit({ order: ordered.map(({ id }) => id).join(" ") }, { method: "post" }),
  })
  const { isInOrder, isWhole } = orderShownBy(listing)
  const positionOf = (id: string): Position => {
    const place = ordered.findIndex((row) => row.id === id)
    return {
      isFirst: place === 0 && page.previous === null,
      isLast: place === ordered.length - 1 && page.next === null,
      handle: isWhole ? handleOf(place) : null,
    }
  }
  const shown = useMemo(() => ({ ...listing, page: { ...page, rows: ordered } }), [listing, page, ordered])
  return { listing: shown, list, positionOf: isInOrder ? positionOf : null }
}

type MoveProps = { item: ListedPlace; steps: 1 | -1; isOff: boolean }

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

/** The position of a place on the page, with the controls that move it. */
export function OrderCell({ item }: { item: ListedPlace }) {
  const positionOf = useContext(GalleryOrder)
  if (!positionOf) return <span className={styles.place}>{item.place}</span>
  const { isFirst, isLast, handle } = positionOf(item.id)
  return (
    <Form method="post" replace preventScrollReset className={styles.order}>
      {handle && (
        <span className={styles.handle} title="Drag" aria-hidden="true" {...handle}>
          <Icon of={DotsSixVerticalIcon} />
        </span>
      )}
      <Move item={item} steps={-1} isOff={isFirst} />
      <Move item={item} steps={1} isOff={isLast} />
    </Form>
  )
}

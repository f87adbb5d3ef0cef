import { type PointerEvent, useRef } from "react"

type Sortable = {
  readonly count: number
  /** Puts the one at `from` where the one at `to` stands. */
  readonly onMove: (from: number, to: number) => void
  /** Called when an entry that was moved is let go. */
  readonly onDrop?: () => void
}

/** The place of a list under a pointer. */
function placeUnder(list: HTMLElement | null, { clientX, clientY }: PointerEvent): number | null {
  const entries = [...(list?.children ?? [])]
  const under = entries.findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  return under < 0 ? null : under
}

/** A list whose entries are dragged by handles, with mouse, pen or finger; buttons beside do the same by keyboard. */
export function useSortable<List extends HTMLElement>({ count, onMove, onDrop }: Sortable) {
  const list = useRef<List>(null)
  const dragged = useRef<number | null>(null)
  const hasMoved = useRef(false)
  const end = () => {
    if (hasMoved.current) onDrop?.()
    hasMoved.current = false
    dragged.current = null
  }
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || count < 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = place
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = dragged.current
      const to = from === null ? null : placeUnder(list.current, event)
      if (from === null || to === null || from === to) return
      onMove(from, to)
      hasMoved.current = true
      dragged.current = to
    },
    onPointerUp: end,
    onPointerCancel: end,
  })
  return { list, handleOf }
}

import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react"
import { flushSync } from "react-dom"

type Sortable = {
  readonly count: number
  /** Moves the entry at index `from` to index `to`. */
  readonly onMove: (from: number, to: number) => void
  /** Called when a dragged entry is dropped. */
  readonly onDrop?: () => void
}

type Point = { readonly clientX: number; readonly clientY: number }

/** The index of the entry under a pointer. */
function placeUnder(list: HTMLElement, { clientX, clientY }: Point): number | null {
  const under = [...list.children].findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  return under < 0 ? null : under
}

type Drag = { readonly pointerId: number; readonly from: number; readonly latest: RefObject<Sortable> }

// The list captures the pointer, because the dragged element moves in the document and would lose the capture.
function follow(list: HTMLElement, { pointerId, from, latest }: Drag): void {
  const over = new AbortController()
  let place = from
  let hasMoved = false
  const move = (event: Point) => {
    const to = placeUnder(list, event)
    if (to === null || to === place) return
    flushSync(() => latest.current.onMove(place, to))
    place = to
    hasMoved = true
  }
  const end = () => {
    over.abort()
    if (hasMoved) latest.current.onDrop?.()
  }
  list.setPointerCapture(pointerId)
  list.addEventListener("pointermove", move, over)
  list.addEventListener("pointerup", end, over)
  list.addEventListener("pointercancel", end, over)
}

export type SortHandle = { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }

/** Sorts a list by dragging handles with mouse, pen or finger; buttons do the same for the keyboard. */
export function useSortable<List extends HTMLElement>(sortable: Sortable) {
  const list = useRef<List>(null)
  const latest = useRef(sortable)
  useLayoutEffect(() => {
    latest.current = sortable
  })
  const handleOf = (from: number): SortHandle => ({
    onPointerDown: ({ button, pointerId }) => {
      if (button !== 0 || sortable.count < 2 || !list.current) return
      follow(list.current, { pointerId, from, latest })
    },
  })
  return { list, handleOf }
}

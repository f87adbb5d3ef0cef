import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react"
import { flushSync } from "react-dom"

type Sortable = {
  readonly count: number
  /** Puts the one at `from` where the one at `to` stands. */
  readonly onMove: (from: number, to: number) => void
  /** Called when an entry that was moved is let go. */
  readonly onDrop?: () => void
}

type Point = { readonly clientX: number; readonly clientY: number }

/** The place of a list under a pointer. */
function placeUnder(list: HTMLElement, { clientX, clientY }: Point): number | null {
  const under = [...list.children].findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  return under < 0 ? null : under
}

type Drag = { readonly pointerId: number; readonly from: number; readonly latest: RefObject<Sortable> }

// The list holds the pointer: the entry that is dragged is moved about in the page, and would lose it.
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

/** A list whose entries are dragged by handles, with mouse, pen or finger; buttons beside do the same by keyboard. */
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

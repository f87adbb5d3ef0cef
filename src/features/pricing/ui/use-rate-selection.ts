import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react"
import { calendarDateOf, type CalendarDate } from "#src/shared/calendar-date.ts"
import { cellAfterKey, type RateCell, type RateSelection, selectionBetween } from "./rate-selection.ts"

function cellOf({ target }: { target: EventTarget }): RateCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-night]") : null
  const night = element?.dataset["night"]
  return element && night ? { column: Number(element.dataset["column"]), night: calendarDateOf(night) } : null
}

type SelectableCells = { roomTypeIds: readonly string[]; nights: readonly CalendarDate[] }

/**
 * Selects nights and room types by dragging, by two taps, or by keys with Shift. The handlers are for the parent of the
 * cells, which have their night and column as data attributes.
 */
export function useRateSelection({ roomTypeIds, nights }: SelectableCells) {
  const [selection, setSelection] = useState<RateSelection | null>(null)
  const isDragging = useRef(false)
  // The last press was a tap of a finger or pen. A click does not say so in every browser.
  const isTap = useRef(false)
  const hasStarted = useRef(false)
  const extend = (to: RateCell, from: RateCell = selection?.anchor ?? to) =>
    setSelection(selectionBetween(from, to, roomTypeIds))
  const onPointerDown = (event: PointerEvent) => {
    const cell = cellOf(event)
    isTap.current = event.pointerType !== "mouse"
    if (!cell || isTap.current || event.button !== 0) return
    isDragging.current = true
    if (event.shiftKey) extend(cell)
    else extend(cell, cell)
  }
  const onPointerOver = (event: PointerEvent) => {
    const cell = cellOf(event)
    if (!cell || !isDragging.current) return
    if (event.buttons === 1) extend(cell)
    else isDragging.current = false
  }
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event)
    if (!cell || !isTap.current) return
    // The first tap starts a selection and the second ends it, because dragging scrolls on touch screens.
    extend(cell, hasStarted.current && selection ? selection.anchor : cell)
    hasStarted.current = !hasStarted.current
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event)
    if (!cell) return
    if (event.key === "Escape") setSelection(null)
    if (event.key === " " || event.key === "Enter") extend(cell, event.shiftKey ? undefined : cell)
    const to = cellAfterKey(event.key, cell, { nights, columns: roomTypeIds.length })
    if (to) {
      document.getElementById(rateCellId(to))?.focus()
      if (event.shiftKey) extend(to, selection?.anchor ?? cell)
    }
    if (to || event.key === " ") event.preventDefault()
  }
  return {
    selection,
    clear: () => setSelection(null),
    handlers: { onPointerDown, onPointerOver, onClick, onKeyDown },
  }
}

export const rateCellId = ({ column, night }: RateCell): string => `rate-${night}-${column}`

import { type RefObject, useEffect, useRef } from "react"

/** Moves the focus to an element, and scrolls it into view, when an answer arrives; `answer` is undefined without one. */
export function useFocusAfter<E extends HTMLElement>(answer: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (answer !== undefined) element.current?.focus()
  }, [answer])
  return element
}

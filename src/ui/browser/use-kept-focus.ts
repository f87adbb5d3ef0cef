import { useEffect, useRef } from "react"

/** Where an element is: its parent, and its index there. */
type Place = { readonly parent: Element; readonly index: number }

const focusable =
  "a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary"

/** The places of an element and of what contains it, from the inside out, within the content of the page. */
function placesOf(element: Element | null): Place[] {
  const places: Place[] = []
  const content = element?.closest("main, dialog")
  for (let node = element; node && node !== content && node.parentElement; node = node.parentElement) {
    const parent = node.parentElement
    places.push({ parent, index: [...parent.children].indexOf(node) })
  }
  return content ? places : []
}

/** What took a place: the first that can be focused there or after it, or else the last before it. */
function successorAt({ parent, index }: Place): HTMLElement | undefined {
  if (!parent.isConnected) return undefined
  const all = [...parent.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.checkVisibility())
  const there = parent.children[index]
  const isAfter = (each: HTMLElement) =>
    there !== undefined &&
    (there.contains(each) || (there.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  return all.find(isAfter) ?? all.at(-1)
}

const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !element.checkVisibility()

/**
 * Keeps the keyboard focus in its place when the answer to a form removes or hides the button that sent it. Otherwise the
 * browser starts again at the top of the page.
 */
export function useKeptFocus(isSending: boolean, path: string): void {
  const sent = useRef<{ path: string; places: Place[] }>(null)
  useEffect(() => {
    if (isSending) {
      sent.current ??= { path, places: placesOf(document.activeElement) }
      return
    }
    const from = sent.current
    sent.current = null
    if (from?.path !== path || !isLost(document.activeElement)) return
    for (const place of from.places) {
      const successor = successorAt(place)
      if (successor) return successor.focus({ preventScroll: true })
    }
  }, [isSending, path])
}

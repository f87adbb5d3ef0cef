import { useEffect } from "react"

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

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility()

type Focused = { readonly element: Element; readonly address: string; readonly places: Place[] }

function focusSuccessor({ places }: Focused): void {
  for (const place of places) {
    const successor = successorAt(place)
    if (!successor) continue
    successor.focus({ preventScroll: true })
    successor.scrollIntoView({ block: "nearest" })
    return
  }
}

/**
 * Keeps the keyboard focus in its place when the answer to a form removes or hides the button that sent it. Otherwise the
 * browser starts again at the top of the page. Another address is another page, which starts at its top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Focused | null = null
    const isFree = () => document.activeElement === null || document.activeElement === document.body
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element)
        focused = { element: target, address: location.href, places: placesOf(target) }
    }
    // A click beside a field takes the focus from it on purpose: then it is not restored. The timer waits for a removal of the
    // element, which causes the same event; `isShown` distinguishes the two.
    const leave = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (focused?.element === target && isShown(focused.element) && isFree()) focused = null
      })
    }
    const observer = new MutationObserver(() => {
      if (!focused || isShown(focused.element)) return
      const lost = focused
      focused = null
      if (lost.address === location.href && (isFree() || lost.element === document.activeElement))
        focusSuccessor(lost)
    })
    document.addEventListener("focusin", remember)
    document.addEventListener("focusout", leave)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open", "hidden"] })
    return () => {
      observer.disconnect()
      document.removeEventListener("focusin", remember)
      document.removeEventListener("focusout", leave)
    }
  }, [])
}

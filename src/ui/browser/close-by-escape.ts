import type { KeyboardEvent } from "react"

/** The `onKeyDown` of a `details` that lies over the page: Escape closes it, and the focus returns to its summary. */
export function closeByEscape({ key, currentTarget: fold }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !fold.open) return
  fold.removeAttribute("open")
  fold.querySelector("summary")?.focus()
}

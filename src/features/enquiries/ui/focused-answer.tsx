import { type ReactNode, useEffect, useRef } from "react"

/** Moves the focus to the answer: by `autofocus` after a page load, by script otherwise. */
export function FocusedAnswer({ children }: { children: ReactNode }) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => block.current?.focus(), [])
  const atOnce = { autoFocus: true }
  return (
    <div ref={block} tabIndex={-1} {...atOnce}>
      {children}
    </div>
  )
}

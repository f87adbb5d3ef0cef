import { type ReactNode, useEffect, useRef } from "react"

/** Scrolls to the answer: by the browser after a page load, by script otherwise. */
export function Arrival({ children }: { children: ReactNode }) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => block.current?.focus(), [])
  const atOnce = { autoFocus: true }
  return (
    <div ref={block} tabIndex={-1} {...atOnce}>
      {children}
    </div>
  )
}

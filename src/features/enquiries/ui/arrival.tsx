import { type ReactNode, useEffect, useRef } from "react"

/** What an answer brings, brought into view: by the browser when the page is new, by script when it is not. */
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

import { type ReactNode, useEffect, useRef } from "react"

// The effects of a served page run before the router marks it as hydrated.
const isHydrated = (): boolean => "hydrated" in document.documentElement.dataset

type FocusedAnswerProps = { role?: "alert"; children: ReactNode }

/**
 * The server's answer, which takes the focus: by `autofocus` when it comes with the page, by script when it comes later.
 * Hydration does not take the focus: the visitor may have scrolled on, and a press would hit something else.
 */
export function FocusedAnswer({ role, children }: FocusedAnswerProps) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHydrated()) block.current?.focus()
  }, [])
  const atOnce = { autoFocus: true }
  return (
    <div ref={block} role={role} tabIndex={-1} {...atOnce}>
      {children}
    </div>
  )
}

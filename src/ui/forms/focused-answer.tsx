import { type ReactNode, useEffect, useRef } from "react"
import { isHydrated } from "#src/ui/browser/is-hydrated.ts"

/**
 * Properties of a block that takes the focus for each new answer of the server: by `autofocus` when the answer comes with
 * the page, by script when it comes later; an empty answer takes none. Hydration does not take the focus: the visitor may
 * have scrolled on, and a press would hit something else.
 */
export function useAnswerFocus<T extends HTMLElement>(answer: string) {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (answer !== "" && isHydrated()) ref.current?.focus()
  }, [answer])
  return { ref, tabIndex: -1, autoFocus: answer !== "" } as const
}

type FocusedStepProps = {
  /** The step that an answer of the server has just begun; empty when the page was opened at this step. */
  begun: string
  children: ReactNode
}

/** A step that replaces the form before it; it gets the focus, which would be lost with that form. */
export function FocusedStep({ begun, children }: FocusedStepProps) {
  return <div {...useAnswerFocus<HTMLDivElement>(begun)}>{children}</div>
}

type FocusedAnswerProps = { role?: "alert"; children: ReactNode }

/** The server's answer, which takes the focus once. */
export function FocusedAnswer({ role, children }: FocusedAnswerProps) {
  return (
    <div role={role} {...useAnswerFocus<HTMLDivElement>("answer")}>
      {children}
    </div>
  )
}

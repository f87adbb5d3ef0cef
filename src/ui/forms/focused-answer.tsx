import type { ReactNode } from "react"
import { useAnswerFocus } from "./use-answer-focus.ts"

type FocusedAnswerProps = { role?: "alert"; children: ReactNode }

/** The server's answer, which takes the focus once. */
export function FocusedAnswer({ role, children }: FocusedAnswerProps) {
  return (
    <div role={role} {...useAnswerFocus<HTMLDivElement>("answer")}>
      {children}
    </div>
  )
}

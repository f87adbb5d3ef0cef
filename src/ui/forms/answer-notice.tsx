import type { ReactNode } from "react"
import { Notice, type NoticeTone } from "#src/ui/dialogs/notice.tsx"
import { FocusedAnswer } from "./focused-answer.tsx"

type AnswerNoticeProps = {
  tone: NoticeTone
  title: string
  children?: ReactNode
}

/**
 * The server's answer beside the button that was clicked. It takes the focus, which scrolls it into view; with a `key`
 * that changes with each answer it does so every time.
 */
export const AnswerNotice = ({ tone, title, children }: AnswerNoticeProps) => (
  <FocusedAnswer role="alert">
    <Notice tone={tone} title={title}>
      {children}
    </Notice>
  </FocusedAnswer>
)

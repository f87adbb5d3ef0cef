import { type ReactNode, useEffect, useRef } from "react"
import { Notice, type NoticeTone } from "#src/ui/dialogs/notice.tsx"

type AnswerNoticeProps = {
  tone: NoticeTone
  title: string
  children?: ReactNode
}

/**
 * The server's answer beside the button that was clicked. It takes the focus, which scrolls it into view; with a `key`
 * that changes with each answer it does so every time.
 */
export function AnswerNotice({ tone, title, children }: AnswerNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  )
}

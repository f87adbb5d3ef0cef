import { type ReactNode, useEffect, useRef } from "react"
import { Notice, type NoticeTone } from "#src/ui/dialogs/notice.tsx"

type AnswerNoticeProps = {
  tone: NoticeTone
  title: string
  children?: ReactNode
}

/**
 * What the server answered, beside the button that was pressed. It takes the focus and so comes into sight; with a `key`
 * that changes from answer to answer it does so again.
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

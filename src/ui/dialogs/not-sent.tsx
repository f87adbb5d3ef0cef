import { CallText, type PhoneLine } from "#src/ui/call-text.tsx"
import { Notice } from "./notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { FocusedAnswer } from "#src/ui/forms/focused-answer.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

type NotSentProps = { answer: FormAnswer | undefined; title: string; line: PhoneLine }

/** The reason beside the button when the form was not sent or was refused; the fields keep their values. */
export function NotSent({ answer, title, line }: NotSentProps) {
  const t = useText()
  if (!answer?.isFault && answer?.reason === undefined) return null
  return (
    <FocusedAnswer>
      <Notice tone="error" title={title} live>
        <p>
          {t(answer.reason ?? "We could not be reached.")}{" "}
          <CallText
            text="What you typed is still here. You can try again, or call <call>{phone}</call>."
            line={line}
          />
        </p>
      </Notice>
    </FocusedAnswer>
  )
}

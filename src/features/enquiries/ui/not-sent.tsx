import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FocusedAnswer } from "./focused-answer.tsx"

type NotSentProps = { answer: FormAnswer | undefined; what: string; phone: string; href: string }

/** The reason beside the button when the form was not sent; the fields keep their values. */
export function NotSent({ answer, what, phone, href }: NotSentProps) {
  if (!answer?.isFault && answer?.reason === undefined) return null
  return (
    <FocusedAnswer>
      <Notice tone="error" title={`Your ${what} was not sent.`} live>
        <p>
          {answer.reason ?? "We could not be reached."} What you typed is still here. You can try again, or
          call <a href={href}>{phone.replaceAll(" ", "\u00a0")}</a>.
        </p>
      </Notice>
    </FocusedAnswer>
  )
}

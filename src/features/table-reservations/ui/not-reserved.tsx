import { CallText } from "#src/ui/call-text.tsx"
import { FocusedAnswer } from "#src/ui/forms/focused-answer.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"

/** The reason beside the button when no table was reserved or changed; the fields keep their values. */
export function NotReserved({
  answer,
  title = "Your table is not reserved.",
}: {
  answer: FormAnswer | undefined
  title?: string
}) {
  const t = useText()
  if (!answer?.isFault && answer?.reason === undefined) return null
  return (
    <FocusedAnswer>
      <Notice tone="error" title={title} live>
        <p>
          {t(answer.reason ?? "We could not be reached.")}{" "}
          <CallText
            text="What you typed is still here. You can try again, or call <call>{phone}</call>."
            line={hotel.events}
          />
        </p>
      </Notice>
    </FocusedAnswer>
  )
}

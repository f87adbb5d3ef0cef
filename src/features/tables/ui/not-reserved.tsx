import { FocusedAnswer } from "#src/features/enquiries/ui/focused-answer.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

/** The reason beside the button when no table was reserved; the fields keep their values. */
export function NotReserved({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer?.isFault && answer?.reason === undefined) return null
  return (
    <FocusedAnswer>
      <Notice tone="error" title="Your table is not reserved." live>
        <p>
          {answer.reason ?? "We could not be reached."} What you typed is still here. You can try again, or
          call <a href={hotel.events.href}>{hotel.events.phone.replaceAll(" ", "\u00a0")}</a>.
        </p>
      </Notice>
    </FocusedAnswer>
  )
}

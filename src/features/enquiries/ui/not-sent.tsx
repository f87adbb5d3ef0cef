import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import { FocusedAnswer } from "#src/ui/forms/focused-answer.tsx"

type NotSentProps = { answer: FormAnswer | undefined; subject: string; phone: string; href: string }

/** The reason beside the button when the form was not sent; the fields keep their values. */
export function NotSent({ answer, subject, phone, href }: NotSentProps) {
  const t = useText()
  if (!answer?.isFault && answer?.reason === undefined) return null
  return (
    <FocusedAnswer>
      <Notice tone="error" title={t("Your {thing} was not sent.", { thing: t(subject) })} live>
        <p>
          {t(answer.reason ?? "We could not be reached.")}{" "}
          <Text
            text="What you typed is still here. You can try again, or call <call>{phone}</call>."
            values={{ phone: phone.replaceAll(" ", "\u00a0") }}
            parts={{ call: <a href={href}>{""}</a> }}
          />
        </p>
      </Notice>
    </FocusedAnswer>
  )
}

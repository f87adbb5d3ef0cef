import { Form, Link } from "react-router"
import { calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelDate } from "#src/shared/hotel-moment.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { Button } from "#src/ui/button.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import { type Consent, purposeNames } from "../consent.ts"

function formatConsent({ purpose, event, subject, noticeVersion, at }: Consent, t: Translate): string {
  const purposeName = t(purposeNames[purpose])
  const values = { day: t(formatHotelDate(at)), purpose: subject ? `${purposeName} ${subject}` : purposeName }
  if (event === "withdrawn") return t("{day}: {purpose}, consent withdrawn", values)
  if (!noticeVersion) return t("{day}: {purpose}, under an earlier policy", values)
  const version = t(formatLongDate(calendarDateOf(noticeVersion)))
  return t("{day}: {purpose}, under the policy of {version}", { ...values, version })
}

type ConsentListProps = { consents: readonly Consent[]; isSubscribed: boolean; isPending: boolean }

const ConsentItems = ({ consents }: Pick<ConsentListProps, "consents">) => {
  const t = useText()
  return (
    <ul>
      {consents.map((consent) => (
        <li key={`${consent.purpose} ${consent.subject ?? ""} ${consent.at}`}>{formatConsent(consent, t)}</li>
      ))}
    </ul>
  )
}

/** How many of the newest records are always shown. */
const shownCount = 5

/** The records of a person, newest first, and the way to end the newsletter (SAFE-8). */
export const ConsentList = ({ consents, isSubscribed, isPending }: ConsentListProps) => {
  const t = useText()
  return (
    <>
      <p>
        <Text
          text="What each date was for, and the version of <link>our privacy policy</link> then."
          parts={{ link: <Link to="/privacypolicy">{""}</Link> }}
        />
      </p>
      <ConsentItems consents={consents.slice(0, shownCount)} />
      {consents.length > shownCount && (
        <details>
          <summary>{t("Earlier entries")}</summary>
          <ConsentItems consents={consents.slice(shownCount)} />
        </details>
      )}
      {isSubscribed && (
        <Form method="post">
          <Button name="intent" value="withdraw-newsletter" variant="secondary" pending={isPending}>
            End my newsletter
          </Button>
        </Form>
      )}
    </>
  )
}

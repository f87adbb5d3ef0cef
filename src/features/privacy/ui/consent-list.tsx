import { Form, Link } from "react-router"
import { calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Button } from "#src/ui/button.tsx"
import { type Consent, purposeNames } from "../consent.ts"

const dayOf = (instant: string): string =>
  formatLongDate(calendarDateOf(new Date(instant).toLocaleDateString("en-CA", { timeZone: hotel.timeZone })))

function formatConsent({ purpose, event, subject, noticeVersion, at }: Consent): string {
  const what = subject ? `${purposeNames[purpose]} ${subject}` : purposeNames[purpose]
  if (event === "withdrawn") return `${dayOf(at)}: ${what}, consent withdrawn`
  const version = noticeVersion
    ? `the policy of ${formatLongDate(calendarDateOf(noticeVersion))}`
    : "an earlier policy"
  return `${dayOf(at)}: ${what}, under ${version}`
}

type ConsentListProps = { consents: readonly Consent[]; isSubscribed: boolean; isPending: boolean }

/** The records of a person, newest first, and the way to end the newsletter (SAFE-8). */
export const ConsentList = ({ consents, isSubscribed, isPending }: ConsentListProps) => (
  <>
    <p>
      What each date was for, and the version of <Link to="/privacypolicy">our privacy policy</Link> then.
    </p>
    <ul>
      {consents.map((consent) => (
        <li key={`${consent.purpose} ${consent.subject ?? ""} ${consent.at}`}>{formatConsent(consent)}</li>
      ))}
    </ul>
    {isSubscribed && (
      <Form method="post">
        <Button name="intent" value="withdraw-newsletter" variant="secondary" pending={isPending}>
          End my newsletter
        </Button>
      </Form>
    )}
  </>
)

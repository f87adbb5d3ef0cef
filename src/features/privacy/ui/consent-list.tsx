import { Form, Link } from "react-router"
import { calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Button } from "#src/ui/button.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { type Consent, purposeNames } from "../consent.ts"

const dayOf = (instant: string): string =>
  formatLongDate(calendarDateOf(new Date(instant).toLocaleDateString("en-CA", { timeZone: hotel.timeZone })))

function factOf({ purpose, event, subject, noticeVersion, at }: Consent) {
  const what = subject ? `${purposeNames[purpose]} ${subject}` : purposeNames[purpose]
  const version = noticeVersion
    ? `privacy policy of ${formatLongDate(calendarDateOf(noticeVersion))}`
    : "an earlier privacy policy"
  return {
    term: dayOf(at),
    description: event === "withdrawn" ? `${what}: consent withdrawn` : `${what}, under ${version}`,
  }
}

type ConsentListProps = { consents: readonly Consent[]; isSubscribed: boolean; isPending: boolean }

/** The records of a person, newest first, and the way to end the newsletter (SAFE-8). */
export const ConsentList = ({ consents, isSubscribed, isPending }: ConsentListProps) => (
  <>
    <p>
      What each date was for, and the version of <Link to="/privacypolicy">our privacy policy</Link> then.
    </p>
    <DefinitionList items={consents.map(factOf)} />
    {isSubscribed && (
      <Form method="post">
        <Button name="intent" value="withdraw-newsletter" variant="secondary" pending={isPending}>
          End my newsletter
        </Button>
      </Form>
    )}
  </>
)

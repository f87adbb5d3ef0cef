import type { ReactNode } from "react"
import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { formatMoney, type Money } from "#src/shared/money.ts"
import type { WaitlistState } from "../waitlist-entry.ts"
import styles from "./waitlist-answers.module.css"

/** The intents of the form on an entry's page. */
export const waitlistIntents = ["confirm", "accept", "pay", "leave"] as const

export type WaitlistIntent = (typeof waitlistIntents)[number]

type WaitlistAnswersProps = {
  state: WaitlistState
  /** The total of the offer, and whether it can be paid online. */
  total: Money | null
  canPayOnline: boolean
  isPending: boolean
  reason: string | undefined
  /** The search of the same stay, and the bookings of the guest. */
  searchTo: string
  bookingsTo: string | null
}

type IntentButtonProps = {
  intent: WaitlistIntent
  isPending: boolean
  isQuiet?: boolean
  children: ReactNode
}

const IntentButton = ({ intent, isPending, isQuiet, children }: IntentButtonProps) => (
  <Button
    name="intent"
    value={intent}
    size="large"
    variant={isQuiet ? "secondary" : "primary"}
    pending={isPending}
  >
    {children}
  </Button>
)

/** The buttons of an entry, by its state. */
function Answers({ state, total, canPayOnline, isPending, searchTo, bookingsTo }: WaitlistAnswersProps) {
  const t = useText()
  switch (state) {
    case "unconfirmed":
      return (
        <IntentButton intent="confirm" isPending={isPending}>
          Take my place in line
        </IntentButton>
      )
    case "waiting":
      return (
        <IntentButton intent="leave" isPending={isPending} isQuiet>
          Leave the line
        </IntentButton>
      )
    case "offered":
      return (
        <>
          <IntentButton intent="accept" isPending={isPending}>
            {total === null
              ? "Confirm, pay at the hotel"
              : t("Confirm, pay {amount} at the hotel", { amount: formatMoney(total) })}
          </IntentButton>
          {canPayOnline && total !== null && (
            <IntentButton intent="pay" isPending={isPending} isQuiet>
              {t("Pay {amount} online", { amount: formatMoney(total) })}
            </IntentButton>
          )}
          <Button name="intent" value="leave" variant="quiet" pending={isPending}>
            Let these rooms go
          </Button>
        </>
      )
    case "booked":
      return bookingsTo && <LinkButton href={bookingsTo}>See your reservation</LinkButton>
    case "missed":
    case "left":
    case "removed":
    case "unbookable":
    case "over":
      return <LinkButton to={searchTo}>Search this stay again</LinkButton>
  }
}

/** What a guest can do with a waitlist entry. */
export const WaitlistAnswers = (props: WaitlistAnswersProps) => (
  <Form method="post">
    {props.reason && <Notice tone="error" title={props.reason} live />}
    <div className={styles.answers}>
      <Answers {...props} />
    </div>
  </Form>
)

import { useState } from "react"
import { Form, useLocation, useNavigation } from "react-router"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { add, formatMoney, type Money } from "#src/shared/money.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { messages } from "#src/shared/messages.ts"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { BottomBar } from "#src/ui/navigation/bottom-bar.tsx"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { RadioCards } from "#src/ui/forms/radio-cards.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { PaymentMode } from "#src/features/bookings/booking.ts"
import type { SameBooking } from "#src/features/bookings/place/same-booking.ts"
import { ArrivalDisclosure } from "#src/features/bookings/arrival/ui/arrival-fields.tsx"
import type { ExtraChoice } from "#src/features/bookings/extras/booked-extra.ts"
import { ExtrasDisclosure, ExtrasDue, sumChecked } from "#src/features/bookings/extras/ui/extras-fields.tsx"
import type { CodeAnswer } from "#src/features/pricing/offers/offer-text.ts"
import { CodeDisclosure } from "#src/features/pricing/offers/ui/code-fields.tsx"
import { CompanyDisclosure } from "#src/features/bookings/company/ui/company-fields.tsx"
import styles from "./confirm-form.module.css"
import { RefusalNotice } from "./refusal-notice.tsx"
import { useConfirmationKey } from "./use-confirmation-key.ts"
import { useDraftFields } from "./use-draft-fields.ts"

/** Why a confirmation was refused: a reason, or a booking of the same stay. */
export type ConfirmAnswer = FormAnswer & {
  readonly same?: SameBooking
  /** The promo code in the form was not checked before, and is refused. */
  readonly isCodeRefused?: boolean
  /** The payment mode that the guest chose. */
  readonly paymentMode?: PaymentMode
  /** The page of the waitlist, when the rooms were taken in the meantime. */
  readonly joinTo?: string | null
  /** The price that the guest confirmed, when it is no longer that of the stay. */
  readonly before?: Money | undefined
}

type ConfirmFormProps = {
  total: Money
  /** A new key from the server, and the draft that it belongs to. */
  freshKey: string
  draft: string
  guestId: string
  holdMinutes: number
  /** What a cancellation costs now. */
  cancellation: LabelledValue | undefined
  canPayOnline: boolean
  extras: readonly ExtraChoice[]
  typedCode: string
  /** The arrival from the link to this page. */
  prefilled: Readonly<Record<string, string>>
  codeAnswer: CodeAnswer
  /** Offer codes are for stays by the night alone. */
  isDayRoom: boolean
  isPending: boolean
  answer: ConfirmAnswer | null
  /** The search page with the same dates. */
  searchTo: string
  /** All rooms for the same dates. */
  roomsTo: string
}

const words = messages.booking

/** The intent of the button that only checks a promo code. */
const codeIntent = "code"

const codeNotInPrice = "Your code is not in the price."

const payAtHotel = {
  value: "pay-at-hotel" satisfies PaymentMode,
  title: words.payAtHotel,
  description: "Nothing to pay now. You settle at the desk, by card, UPI or cash.",
}

const payOnline = (minutes: number, t: Translate) => ({
  value: "online" satisfies PaymentMode,
  title: words.netBankingLabel,
  description: t("You pay on the next page; we hold your stay for {minutes} minutes.", { minutes }),
})

type SameStayProps = { readonly same: SameBooking; readonly isPending: boolean }

/** Asks whether to use the existing booking of the same stay or to book it again. */
function SameStayNotice({ same, isPending }: SameStayProps) {
  return (
    <AnswerNotice tone="warning" title={words.alreadyBooked(same.reference)}>
      <div className={styles.choice}>
        {same.isHeld ? (
          <LinkButton to={`/payment/${same.id}`}>Pay for that booking</LinkButton>
        ) : (
          <LinkButton to="/user-booking">See my bookings</LinkButton>
        )}
        <Button name="again" value="yes" variant="secondary" pending={isPending}>
          {isPending ? "Confirming your booking" : "Book it again"}
        </Button>
      </div>
    </AnswerNotice>
  )
}

type RefusedCodeProps = { readonly reason: string; readonly isAnswer: boolean }

/** Beside the button: a refused code, whose field may be far above it, is not in the price, and the stay can be booked. */
function RefusedCode({ reason, isAnswer }: RefusedCodeProps) {
  const t = useText()
  const Said = isAnswer ? AnswerNotice : Notice
  return (
    <Said tone="warning" title={codeNotInPrice}>
      {`${t(reason)} ${t("Correct it above, or confirm without it.")}`}
    </Said>
  )
}

type ConfirmBarProps = Pick<ConfirmFormProps, "cancellation" | "isPending"> & {
  isTryingCode: boolean
  refusedCode: string | undefined
  isOnline: boolean
  /** What is paid on the next page, or at the hotel. */
  due: Money
}

/** The button that books, with when it is paid and what a cancellation costs. */
function ConfirmBar({ cancellation, isOnline, isPending, due, ...code }: ConfirmBarProps) {
  const t = useText()
  const fact = (
    <>
      {code.refusedCode && <span>{t(codeNotInPrice)}</span>}
      {!isOnline && <span>{t("You pay at the hotel, nothing now.")}</span>}
      {cancellation && <span>{`${t(cancellation.label)}: ${t(cancellation.value)}`}</span>}
    </>
  )
  const label = t(isOnline ? "Pay {amount}" : "Confirm booking, {amount}", { amount: formatMoney(due) })
  return (
    <div className={styles.confirm}>
      <BottomBar fact={fact}>
        <Button size="large" pending={isPending}>
          {isPending && !code.isTryingCode ? "Confirming your booking" : label}
        </Button>
      </BottomBar>
      {!isOnline && <p className={styles.note}>{t(words.noCardNeeded)}</p>}
    </div>
  )
}

/** The payment mode, and the button that books. */
export function ConfirmForm({ total, freshKey, draft, isPending, answer, ...offer }: ConfirmFormProps) {
  const key = useConfirmationKey(draft, freshKey)
  const location = useLocation()
  const isTryingCode = useNavigation().formData?.get("intent") === codeIntent
  const t = useText()
  const { canPayOnline, holdMinutes, cancellation, searchTo, extras, typedCode, codeAnswer, prefilled } =
    offer
  const [isOnline, setIsOnline] = useState(answer?.paymentMode === "online")
  const [extrasTotal, setExtrasTotal] = useState(() =>
    sumChecked(extras, (field) => answer?.values?.[field] !== undefined),
  )
  const readChoices = (form: HTMLFormElement) => {
    const chosen = new FormData(form)
    setIsOnline(chosen.get("paymentMode") === "online")
    setExtrasTotal(sumChecked(extras, (field) => chosen.has(field)))
  }
  const isAnswered = answer !== null
  const refusedCode = offer.isDayRoom ? undefined : codeAnswer.error
  const { form, keep } = useDraftFields(draft, { guestId: offer.guestId, isAnswered, onRestore: readChoices })
  return (
    <Form
      method="post"
      ref={form}
      onChange={({ currentTarget }) => {
        readChoices(currentTarget)
        keep(currentTarget)
      }}
    >
      {/* Enter presses the first button of a form, which must not be the one of the code. */}
      <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seenTotal" value={total} />
      {refusedCode && <input type="hidden" name="refusedCode" value={typedCode} />}
      <FormFields>
        <FormErrorSummary key={location.key} errors={answer?.errors ?? {}} />
        <RadioCards
          name="paymentMode"
          label="How would you like to pay?"
          cards={canPayOnline ? [payAtHotel, payOnline(holdMinutes, t)] : [payAtHotel]}
          defaultValue={answer?.paymentMode ?? payAtHotel.value}
        />
        <ArrivalDisclosure errors={answer?.errors ?? {}} values={answer?.values ?? prefilled} />
        <ExtrasDisclosure choices={extras} values={answer?.values ?? {}} />
        {!offer.isDayRoom && (
          <CodeDisclosure
            typed={typedCode}
            answer={codeAnswer}
            isPending={isPending}
            isTrying={isTryingCode}
            button={{ name: "intent", value: codeIntent }}
          />
        )}
        <CompanyDisclosure errors={answer?.errors ?? {}} values={answer?.values ?? {}} />
        {answer?.reason && (
          <RefusalNotice
            key={location.key}
            reason={answer.reason}
            searchTo={searchTo}
            roomsTo={offer.roomsTo}
            isDayRoom={offer.isDayRoom}
            joinTo={answer.joinTo}
            before={answer.before}
          />
        )}
        {refusedCode && (
          <RefusedCode key={location.key} reason={refusedCode} isAnswer={answer?.isCodeRefused === true} />
        )}
        <ExtrasDue total={total} extras={extrasTotal} isOnline={isOnline} />
        {answer?.same ? (
          <SameStayNotice key={location.key} same={answer.same} isPending={isPending} />
        ) : (
          <ConfirmBar
            {...{ cancellation, isOnline, isPending, isTryingCode, refusedCode }}
            due={isOnline ? total : add(total, extrasTotal)}
          />
        )}
      </FormFields>
    </Form>
  )
}

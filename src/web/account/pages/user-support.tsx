import { useEffect } from "react"
import { data, redirect } from "react-router"
import { z } from "zod"
import { isHidden } from "#src/features/bookings/booking.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { seenTermsFields } from "#src/features/bookings/bookings.forms.schema.ts"
import { cancellationNoteInput } from "#src/features/bookings/cancel/cancellation-requests.schema.ts"
import {
  listCancellationRequests,
  requestCancellation,
  withdrawCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { computeCancellationTerms } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { termsDifferText } from "#src/features/bookings/cancel/seen-terms.ts"
import { OwnBookingRefund } from "#src/features/bookings/cancel/ui/own-booking-refund.tsx"
import { tooManyChangesText } from "#src/features/bookings/place/booking-limits.ts"
import { listOwnBills } from "#src/features/bookings/folio/list-bills.service.ts"
import { waitingRefundOfGuest } from "#src/features/folio/bill-line.ts"
import { paymentUnsettledText } from "#src/features/payments/payment.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { type Money, subtract } from "#src/shared/money.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/user-support"
import styles from "./user-support.module.css"

export const meta = () => pageMeta({ title: "Support", isPrivate: true })

async function findCancellation(platform: Platform, actor: SignedInActor, id: string) {
  const booking = await findBooking(platform, actor, id)
  if (!booking) return null
  // It is no booking yet: nothing can be cancelled, and the payment is the step that is left.
  if (isHidden(booking)) throw redirect(`/payment/${booking.id}`)
  const [request] = await listCancellationRequests(platform, [booking])
  const terms = await computeCancellationTerms(platform, booking, { request: request ?? null })
  const bills = await listOwnBills(platform, actor, [booking])
  const waitingRefund = waitingRefundOfGuest(bills.get(id) ?? [])
  return { booking, request: request ?? null, waitingRefund, ...terms }
}

export const shouldRevalidate = revalidateAfterConflict

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const id = new URL(request.url).searchParams.get("booking")
  const platform = context.get(platformContext)
  const cancellation = id ? await findCancellation(platform, actor, id) : null
  return { cancellation, isMissing: Boolean(id) && !cancellation, now: platform.clock.now().toISOString() }
}

const confirmed = { ...cancellationNoteInput.shape, ...seenTermsFields, booking: z.guid() }

const requestInput = z.discriminatedUnion("intent", [
  z.object({ ...confirmed, intent: z.literal("request") }),
  z.object({ ...confirmed, intent: z.literal("cancel") }),
  z.object({ booking: z.guid(), intent: z.literal("withdraw") }),
])

type RequestForm = z.infer<typeof requestInput>

type Answer = FormAnswer & { readonly message?: string; readonly refunded?: Money }

const words = {
  request: "Your cancellation request was sent.",
  withdraw: "Your request is withdrawn. The stay stands.",
  cancel: "Your stay is cancelled. We hope to welcome you another time.",
  "unknown-booking": "We could not find that booking in your account.",
  "not-cancellable": "There is nothing left to cancel on this booking.",
  "payment-unsettled": paymentUnsettledText,
  "no-longer-free": "The time for a free cancellation has passed. Send us a request instead.",
  "terms-differ": termsDifferText,
  "too-many-changes": tooManyChangesText,
  "not-open": "The desk has answered this request already.",
} as const

function change(platform: Platform, actor: SignedInActor, form: RequestForm) {
  const { booking: bookingId } = form
  if (form.intent === "withdraw") return withdrawCancellation(platform, actor, bookingId)
  const seen = { charge: form.seenCharge, refund: form.seenRefund }
  return form.intent === "cancel"
    ? cancelOwnBooking(platform, actor, { id: bookingId, seen })
    : requestCancellation(platform, actor, { bookingId, note: form.note, seen })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const typed = Object.fromEntries(await request.formData())
  const values = typedValues(typed, ["note"])
  const answer = (status: number, refusal: Answer) => data<Answer>({ ...refusal, values }, { status })
  const parsed = requestInput.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const outcome = await change(context.get(platformContext), actor, parsed.data)
  if (!outcome.ok) return answer(409, { reason: words[outcome.refusal] })
  const terms = outcome.value
  return data<Answer>({
    message: words[parsed.data.intent],
    ...(terms && "companyRefund" in terms && { refunded: subtract(terms.refund, terms.companyRefund) }),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Shows the outcome of the form in a toast. */
function useToastMessage(answer: Answer | undefined): void {
  const toast = useToast()
  useEffect(() => {
    if (answer?.message) toast.success(answer.message)
    if (answer?.isFault) toast.error(messages.accounts.profileUpdateFailed)
  }, [answer, toast])
}

const Phones = () => {
  const t = useText()
  return (
    <section className={styles.block} aria-labelledby="support-phones">
      <h2 id="support-phones" className={styles.title}>
        {t("By telephone")}
      </h2>
      <ul className={styles.lines}>
        <li className={styles.line}>
          <span>{t("All guests")}</span>
          <a href={hotel.support.href} className={styles.number}>
            {hotel.support.phone}
          </a>
        </li>
        {hotel.membership.phones.map(({ tier, phone, href, hours }) => (
          <li key={tier} className={styles.line}>
            <span>{t(tier)}</span>
            <a href={href} className={styles.number}>
              {phone}
            </a>
            <span className={styles.hours}>{t(hours)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const emails = [
  { desk: "Guest care", email: hotel.support.email },
  { desk: "Booking", email: hotel.reservations.email },
]

const Emails = () => {
  const t = useText()
  return (
    <section className={styles.block} aria-labelledby="support-mail">
      <h2 id="support-mail" className={styles.title}>
        {t("By email")}
      </h2>
      <ul className={styles.lines}>
        {emails.map(({ desk, email }) => (
          <li key={desk} className={styles.line}>
            <span>{t(desk)}</span>
            <a href={`mailto:${email}`} className={styles.email}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function UserSupport({ loaderData, actionData }: Route.ComponentProps) {
  const { cancellation, isMissing, now } = loaderData
  const isPending = useSending()
  useToastMessage(actionData)
  return (
    <AccountPage
      eyebrow="Guest care"
      {...(cancellation
        ? { title: "Your booking" }
        : {
            title: "Support",
            lead: "Members have lines of their own. Whoever answers can see your bookings and change them.",
          })}
    >
      {isMissing && (
        <Notice tone="warning" title="We could not find that booking in your account.">
          Call us with its reference and we will look together.
        </Notice>
      )}
      {cancellation && (
        <OwnBookingRefund
          key={cancellation.request?.state}
          {...cancellation}
          now={now}
          answer={actionData}
          isPending={isPending}
        />
      )}
      <div className={styles.ways}>
        <Phones />
        <Emails />
      </div>
    </AccountPage>
  )
}

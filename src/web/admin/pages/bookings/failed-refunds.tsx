import { data, Form, Link, redirect } from "react-router"
import { z } from "zod"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import type { FailedRefund, RetryRefundRefusal, WaitingRefund } from "#src/features/payments/payment.ts"
import { listFailedRefunds, listWaitingRefunds, retryRefund } from "#src/features/payments/refunds.service.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { requireRecentPassword } from "#src/web/admin/edits/recent-password.server.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/failed-refunds"
import styles from "./failed-refunds.module.css"

const maxListed = 100
const title = "Refunds that failed or wait"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "refunds.issue")
  const platform = context.get(platformContext)
  const [failed, waiting] = await Promise.all([
    listFailedRefunds(platform, actor, maxListed),
    listWaitingRefunds(platform, actor, maxListed),
  ])
  return { refunds: failed?.first ?? [], waiting: waiting ?? [] }
}

const answerInput = z.object({ id: z.guid(), intent: z.enum(["retry", "credit"]) })

const refusals: Readonly<Record<RetryRefundRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "reauthentication-needed": staffMessages.reauthenticationNeeded,
  "not-failed": "This refund was sent again or credited in the meantime.",
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "refunds.issue")
  const form = Object.fromEntries(await request.formData())
  const parsed = answerInput.safeParse(form)
  if (!parsed.success)
    return data<AdminAnswer>({ tone: "error", text: staffMessages.wentWrong }, { status: 422 })
  const { id, intent } = parsed.data
  const answer = { retry: retryRefund, credit: creditFailedRefund }[intent]
  const recent = await requireRecentPassword({ context, request, actor, form })
  if (!recent.ok) return recent.refusal
  const outcome = await answer(context.get(platformContext), recent.value, id)
  // The credit is refunded on the folio, and its row leaves this list.
  if (outcome.ok && outcome.value !== null)
    throw redirect(pathAfterSave(`/admin/${outcome.value.bookingId}`, "credited"), 303)
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: "The refund is sent again." })
  const reason = refusals[outcome.refusal]
  return data<AdminAnswer>({ tone: "error", text: staffMessages.wentWrong, reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const Answers = ({
  refund: { id, reference, guestName },
  isPending,
}: {
  refund: FailedRefund
  isPending: boolean
}) => (
  <Form method="post" className={styles.answers}>
    <input type="hidden" name="id" value={id} />
    <Button
      name="intent"
      value="retry"
      size="small"
      pending={isPending}
      aria-label={`Send again: the refund of ${guestName} (${reference})`}
    >
      Send again
    </Button>
    <Button
      name="intent"
      value="credit"
      variant="secondary"
      size="small"
      pending={isPending}
      aria-label={`Credit the folio of ${guestName} (${reference})`}
    >
      Credit the folio
    </Button>
  </Form>
)

const refundColumns: Column<
  Pick<FailedRefund, "bookingId" | "reference" | "guestName" | "checkIn" | "amount">
>[] = [
  { key: "guest", header: "Guest", render: ({ guestName }) => guestName },
  {
    key: "booking",
    header: "Booking",
    render: ({ bookingId, reference }) => <Link to={`/admin/${bookingId}`}>{reference}</Link>,
  },
  { key: "arrival", header: "Arrival", render: ({ checkIn }) => formatLongDate(checkIn) },
  { key: "amount", header: "Amount", align: "end", render: ({ amount }) => formatMoney(amount) },
]

const columnsFor = (isPending: boolean): Column<FailedRefund>[] => [
  ...refundColumns,
  { key: "reason", header: "Reason", render: ({ failureReason }) => failureReason || "Not given" },
  {
    key: "attempt",
    header: "Attempt",
    render: ({ attempt, failedAt }) => `${attempt}, ${formatHotelMoment(failedAt)}`,
  },
  {
    key: "answers",
    header: "Answers",
    isQuiet: true,
    render: (refund) => <Answers refund={refund} isPending={isPending} />,
  },
]

const waitingColumns: Column<WaitingRefund>[] = [
  ...refundColumns,
  { key: "dispute", header: "Dispute", render: ({ disputeId }) => disputeId },
  { key: "requested", header: "Requested", render: ({ requestedAt }) => formatHotelMoment(requestedAt) },
]

const FailedRefundTable = ({ refunds }: { refunds: readonly FailedRefund[] }) => {
  const isPending = useSending()
  return (
    <>
      <Notice title="The guest has not received this money">
        Send the refund again, or credit the folio and refund it at the desk, in cash or by bank transfer.
      </Notice>
      <Table
        columns={columnsFor(isPending)}
        rows={refunds}
        narrow="cards-or-scroll"
        rowKey={({ id }) => id}
        caption="Refunds that failed"
        hideCaption
      />
    </>
  )
}

const WaitingRefundTable = ({ refunds }: { refunds: readonly WaitingRefund[] }) => (
  <>
    <Notice title="Refunds that wait for a dispute">
      They are sent when the dispute is won or closed. When it is lost, the bank has paid the guest, and they
      are dropped.
    </Notice>
    <Table
      columns={waitingColumns}
      rows={refunds}
      narrow="cards-or-scroll"
      rowKey={({ id }) => id}
      caption="Refunds that wait for a dispute"
      hideCaption
    />
  </>
)

/** Online refunds that the provider did not make: they are sent again, paid at the desk, or wait for a dispute. */
export default function FailedRefunds({
  loaderData: { refunds, waiting },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage title={title} back={{ to: "/admin", label: "Front desk" }}>
      <AdminAnswerView result={actionData} />
      <div className={styles.parts}>
        {refunds.length > 0 && <FailedRefundTable refunds={refunds} />}
        {waiting.length > 0 && <WaitingRefundTable refunds={waiting} />}
        {refunds.length + waiting.length === 0 && (
          <EmptyState title="No refund failed, and none waits">
            Refunds that the card provider cannot make, or that wait for a dispute, are listed here.
          </EmptyState>
        )}
      </div>
    </AdminPage>
  )
}

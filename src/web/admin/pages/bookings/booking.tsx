import { data } from "react-router"
import { hasVoucher } from "#src/features/bookings/booking.ts"
import { findBookingForDesk } from "#src/features/bookings/bookings.service.ts"
import { findDeposits } from "#src/features/bookings/deposits/deposits.service.ts"
import { findFolio } from "#src/features/bookings/folio/find-folio.service.ts"
import { isChargeable } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { listApprovals, listDeclinedApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { ApprovalsPart } from "#src/features/bookings/folio/ui/approvals-part.tsx"
import { formatBalance } from "#src/features/bookings/folio/ui/balance-items.ts"
import { folioLinks } from "#src/features/bookings/folio/ui/folio-links.ts"
import { FolioPanel } from "#src/features/bookings/folio/ui/folio-panel.tsx"
import { ReopenStayForm } from "#src/features/bookings/change/ui/reopen-stay-form.tsx"
import { CompanyPanel } from "#src/features/bookings/company/ui/company-panel.tsx"
import { departureDayOf } from "#src/features/day-rooms/day-room.ts"
import { listDocuments } from "#src/features/documents/documents.service.ts"
import { findIrns } from "#src/features/e-invoices/e-invoices.service.ts"
import { listEmailsOfBooking } from "#src/features/emails/emails.service.ts"
import { EmailDeliveries } from "#src/features/emails/ui/email-deliveries.tsx"
import { findInvoicePayers } from "#src/features/documents/issue-documents.service.ts"
import { DocumentsPanel } from "#src/features/documents/ui/documents-panel.tsx"
import { listBookingNotes } from "#src/features/bookings/notes/booking-notes.service.ts"
import { findOpenCancellation } from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { BookingDetail } from "#src/features/bookings/ui/booking-detail.tsx"
import { GuestContact } from "#src/features/bookings/ui/guest-contact.tsx"
import { DetailPart, FoldedPart, PartLinks } from "#src/ui/detail/detail-part.tsx"
import { WaitingCancellation } from "#src/features/bookings/cancel/ui/cancellation-waiting.tsx"
import { DeskActions, ReinstateAction } from "#src/features/bookings/ui/desk-actions.tsx"
import { canReinstate } from "#src/features/bookings/reinstate/reinstate-booking.service.ts"
import { PaymentLinkForm } from "#src/features/bookings/pay/ui/payment-link-form.tsx"
import { DeskNotes } from "#src/features/bookings/ui/booking-notes.tsx"
import { BookingStatusBadge, PaymentStatusBadge } from "#src/features/bookings/ui/status-badges.tsx"
import { isCompletionNext, StatusPart } from "#src/features/bookings/change/ui/status-part.tsx"
import { findOutstandingRefunds } from "#src/features/payments/refunds.service.ts"
import { OutstandingRefunds } from "#src/features/front-desk/ui/outstanding-refunds.tsx"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { add } from "#src/shared/money.ts"
import { done } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { answerBookingForm } from "#src/web/admin/edits/booking-edits.ts"
import { requireRecentPassword } from "#src/web/admin/edits/recent-password.server.ts"
import { isRefundForm } from "#src/web/admin/folio-answers.ts"
import type { RefusedForm } from "#src/ui/forms/refused-form.ts"
import { readRefusedForm } from "#src/web/admin/refused-form-answer.ts"
import { portalErrors } from "#src/features/e-invoices/portal-company.ts"
import { wrongReason } from "#src/web/admin/edits/decline-reason.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import { ReturnToBookings } from "#src/web/admin/return-to-bookings.tsx"
import { RecordNotFound } from "#src/web/admin/record-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/booking"

const back = { to: "/admin/booking", label: "All bookings" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.booking.reference ?? messages.notFound.title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const booking = await findBookingForDesk(context.get(platformContext), actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  const platform = context.get(platformContext)
  const [
    folio,
    approvals,
    declined,
    notes,
    request,
    documents,
    invoicing,
    emails,
    deposits,
    refundsOf,
    irns,
  ] = await Promise.all([
    findFolio(platform, actor, booking.id),
    listApprovals(platform, actor, booking.id),
    listDeclinedApprovals(platform, actor, booking.id),
    listBookingNotes(platform, actor, booking.id),
    findOpenCancellation(platform, actor, booking),
    listDocuments(platform, actor, [booking]),
    findInvoicePayers(platform, actor, booking.id),
    hasRight(actor, "emails.see") ? listEmailsOfBooking(platform, booking.id) : [],
    findDeposits(platform, actor, booking),
    findOutstandingRefunds(platform, [booking]),
    findIrns(platform, actor, booking.id),
  ])
  return {
    booking,
    folio,
    canCharge: folio !== null && isChargeable({ booking, lines: folio.lines }),
    approvals,
    declined,
    emails,
    deposits,
    outstandingRefunds: refundsOf(booking.id),
    notes,
    request,
    needsReason: platform.clock.today() < departureDayOf(booking),
    canReopen: booking.status === "completed" && booking.endedOn === platform.clock.today(),
    canApprove: hasRight(actor, "folio.approve"),
    isReinstatable: await canReinstate(platform, booking),
    missing: Object.values(portalErrors(platform.config.eInvoices, booking.company)),
    documents: { bookingId: booking.id, hasVoucher: hasVoucher(booking), documents, irns, ...invoicing },
    now: platform.clock.now().toISOString(),
    canChange: hasRight(actor, "bookings.change"),
    canPayOnline: platform.cardPayments.provider !== "none",
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

const { bookingUpdated, bookingUpdateError } = staffMessages

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const signedIn = requireRight(context, url, "bookings.change")
  const form = Object.fromEntries(await request.formData())
  const recent = isRefundForm(form)
    ? await requireRecentPassword({ context, request, actor: signedIn, form })
    : done(signedIn)
  if (!recent.ok) return recent.refusal
  return answerBookingForm(
    { platform: context.get(platformContext), actor: recent.value, bookingId: id },
    form,
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The links to the parts of the page. */
const partsOf = (loaded: Route.ComponentProps["loaderData"]) => [
  ...folioLinks(loaded),
  { id: "documents", title: "Documents" },
  { id: "notes", title: "Notes" },
]

type DeskPartsProps = Pick<Route.ComponentProps, "loaderData"> & {
  isPending: boolean
  refused: RefusedForm | undefined
  wrongReasonOf: (id: string) => ReturnType<typeof wrongReason>
}

/** The parts of the page in which the desk works, in the order in which it needs them. */
function DeskParts({ loaderData, isPending, refused, wrongReasonOf }: DeskPartsProps) {
  const { booking, folio, documents, notes, canChange, canPayOnline } = loaderData
  const { approvals, declined, canApprove, canCharge, canReopen, needsReason, emails, deposits, missing } =
    loaderData
  const canEmailLink =
    canPayOnline && booking.status === "confirmed" && booking.owed > 0 && booking.guest.email !== ""
  const isStatusFirst = isCompletionNext({ booking, needsReason })
  const status = canChange && <StatusPart {...{ booking, isPending, refused, needsReason }} />
  const CompanyPart = booking.company ? DetailPart : FoldedPart
  return (
    <>
      <ApprovalsPart {...{ approvals, declined, canApprove, isPending, wrongReasonOf }} />
      {isStatusFirst && status}
      {canChange && canReopen && <ReopenStayForm {...{ isPending, refused }} />}
      {folio && (
        <DetailPart id="folio" title="Folio">
          {/* The key resets the forms after a request for approval too. */}
          <OutstandingRefunds {...loaderData.outstandingRefunds} disputed={folio.disputed} />
          <FolioPanel
            key={approvals.length}
            {...{ folio, deposits, canChange, canCharge, isPending, refused }}
            hasCompany={booking.company !== null}
          />
          {canChange && canEmailLink && <PaymentLinkForm isPending={isPending} />}
        </DetailPart>
      )}
      <DetailPart id="documents" title="Documents" isInternal>
        <DocumentsPanel {...{ ...documents, canChange, isPending, refused }} />
      </DetailPart>
      {!isStatusFirst && status}
      <CompanyPart id="company" title="Company invoice" isInternal={!booking.company}>
        <CompanyPanel company={booking.company} {...{ missing, canChange, isPending, refused }} />
      </CompanyPart>
      {emails.length > 0 && (
        <FoldedPart id="emails" title="Emails" isInternal>
          <EmailDeliveries emails={emails} />
        </FoldedPart>
      )}
      <DeskNotes {...{ notes, canChange, isPending, refused }} />
    </>
  )
}

export default function AdminBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, folio, request, now, canChange, canSeeHistory } = loaderData
  const { failed, waiting } = loaderData.outstandingRefunds
  const isPending = useSending()
  const refused = readRefusedForm(actionData)
  const isUpdated = actionData !== undefined && "tone" in actionData && actionData.text === bookingUpdated
  return (
    <AdminPage
      title={booking.reference}
      lead={<GuestContact guest={booking.guest} />}
      back={back}
      actions={
        <>
          {canChange && loaderData.isReinstatable && <ReinstateAction booking={booking} />}
          {canSeeHistory && <HistoryLink id={booking.id} />}
        </>
      }
      note={
        <>
          <BookingStatusBadge booking={booking} />
          <PaymentStatusBadge booking={{ ...booking, outstandingRefund: add(failed, waiting) }} />
        </>
      }
    >
      {isUpdated && <ReturnToBookings />}
      <ToastAfterRedirect />
      <AdminAnswerView result={actionData} fault={bookingUpdateError} />
      {request && (
        <WaitingCancellation
          {...{ request, now, isPending }}
          canAnswer={canChange}
          {...wrongReason(actionData, request.id)}
        />
      )}
      <PartLinks label="Parts of this page" parts={partsOf(loaderData)} />
      <BookingDetail
        booking={booking}
        balance={folio ? formatBalance(folio) : undefined}
        actions={canChange && booking.status === "confirmed" && <DeskActions {...{ booking, now }} />}
      >
        <DeskParts
          {...{ loaderData, isPending, refused }}
          wrongReasonOf={(id) => wrongReason(actionData, id)}
        />
      </BookingDetail>
    </AdminPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    No booking has this address. It may have been deleted.
  </RecordNotFound>
)

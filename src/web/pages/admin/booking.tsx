import { useEffect } from "react"
import { data, isRouteErrorResponse, useNavigation } from "react-router"
import { updateBookingInput } from "#src/features/bookings/bookings.schema.ts"
import {
  findBookingForDesk,
  type StatusRefusal,
  updateBookingStatus,
} from "#src/features/bookings/bookings.service.ts"
import { BookingDetail } from "#src/features/bookings/ui/booking-detail.tsx"
import { BookingStatusBadge, PaymentStatusBadge } from "#src/features/bookings/ui/status-badges.tsx"
import { StatusForm } from "#src/features/bookings/ui/status-form.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/booking"

const list = "/admin/booking"
const back = { to: list, label: "All bookings" }
const reloadDelayMilliseconds = 1000

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.booking.reference ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const booking = await findBookingForDesk(context.get(platformContext), actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  return { booking }
}

const reasons: Readonly<Record<StatusRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking any more.",
  "not-allowed": "A booking cannot go back to that status.",
  "changed-meanwhile": "Somebody changed this booking in the meantime. Look at it again.",
}

const { bookingUpdated, bookingUpdateFailed, bookingUpdateError } = messages.admin

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const parsed = updateBookingInput.safeParse(Object.fromEntries(await request.formData()))
  const failed = (status: number, reason: string) =>
    data<AdminAnswer>({ tone: "error", text: bookingUpdateFailed, reason }, { status })
  if (!parsed.success) return failed(422, "Choose one of the statuses offered.")
  const { bookingStatus, paymentStatus } = parsed.data
  const change = {
    isCompleted: bookingStatus === messages.booking.completed,
    paymentStatus: paymentStatus === messages.booking.paymentDone ? ("done" as const) : ("pending" as const),
  }
  const outcome = await updateBookingStatus(context.get(platformContext), actor, { id, change })
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: bookingUpdated })
  return failed(409, reasons[outcome.refusal])
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The list is loaded afresh a second after a change, so that it shows it (ADM-7). */
function useReturnToList(isUpdated: boolean): void {
  useEffect(() => {
    if (!isUpdated) return undefined
    const timer = setTimeout(() => window.location.assign(list), reloadDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [isUpdated])
}

export default function AdminBooking({ loaderData: { booking }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle"
  const isUpdated = actionData !== undefined && "tone" in actionData && actionData.tone === "success"
  useReturnToList(isUpdated)
  return (
    <AdminPage
      title={booking.reference}
      back={back}
      note={
        <>
          <BookingStatusBadge booking={booking} />
          <PaymentStatusBadge booking={booking} />
        </>
      }
    >
      {isUpdated && (
        <noscript>
          <meta httpEquiv="refresh" content={`1;url=${list}`} />
        </noscript>
      )}
      <AdminAnswerView given={actionData} fault={bookingUpdateError} />
      <BookingDetail booking={booking}>
        <StatusForm booking={booking} isPending={isPending} />
      </BookingDetail>
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <AdminPage title={messages.notFound.code} back={back}>
      <EmptyState title={messages.notFound.title} actions={<LinkButton to={list}>All bookings</LinkButton>}>
        No booking has this address. It may have been deleted.
      </EmptyState>
    </AdminPage>
  )
}

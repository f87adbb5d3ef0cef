import { data, Form, redirect } from "react-router"
import { findBookingForDesk } from "#src/features/bookings/bookings.service.ts"
import { MovePreview } from "#src/features/bookings/ui/move-preview.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { addDays } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { FieldPair } from "#src/ui/form-layout.tsx"
import { Notice } from "#src/ui/notice.tsx"
import { TextField } from "#src/ui/text-field.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { moveAsAsked, readStayChange } from "#src/web/stay-change.ts"
import { useSending } from "#src/web/use-sending.ts"
import type { Route } from "./+types/move-booking"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

export const meta = () => pageMeta({ title: "Move dates", isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const booking = await findBookingForDesk(platform, actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  return readStayChange({ platform, actor, url }, booking)
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const asking = { platform: context.get(platformContext), actor }
  const reason = await moveAsAsked(asking, id, await request.formData())
  if (reason === null) throw redirect(`/admin/${id}`, 303)
  return data<AdminAnswer>({ tone: "error", text: "The dates were not moved", reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Other dates for a stay: first the price, then the move. */
export default function MoveBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, today, checkIn, checkOut, change, reason } = loaderData
  const isPending = useSending()
  const hasBegun = booking.checkIn < today
  return (
    <AdminPage
      title="Move dates"
      note={`${booking.guest.name}, ${booking.reference}`}
      back={{ to: `/admin/${booking.id}`, label: booking.reference }}
    >
      <AdminAnswerView given={actionData} />
      <div className={styles.sides}>
        <Form method="get" noValidate preventScrollReset className={styles.form} aria-label="New dates">
          <FieldPair>
            <TextField
              kind="date"
              name="checkIn"
              label="Arrive (Check-In)"
              key={`in ${checkIn}`}
              defaultValue={checkIn}
              min={hasBegun ? booking.checkIn : today}
              readOnly={hasBegun}
            />
            <TextField
              kind="date"
              name="checkOut"
              label="Depart (Check-Out)"
              key={`out ${checkOut}`}
              defaultValue={checkOut}
              min={hasBegun ? today : addDays(today, 1)}
            />
          </FieldPair>
          {reason && <Notice tone="warning" title={reason} live />}
          <div>
            <Button variant="secondary" pending={isPending}>
              See the price
            </Button>
          </div>
        </Form>
        <div className={styles.card}>
          {change ? (
            <MovePreview
              booking={booking}
              to={{ checkIn, checkOut }}
              change={change}
              reader="desk"
              isPending={isPending}
            />
          ) : (
            <>
              <h2 className={styles.title}>As it is booked</h2>
              <StayFacts stay={booking} party={booking.party} />
            </>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

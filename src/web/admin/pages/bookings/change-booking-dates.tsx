import { data, redirect } from "react-router"
import { StayChangePanes } from "#src/features/bookings/change/ui/stay-change-panes.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { BookingChangePage } from "#src/web/admin/booking-change-page.tsx"
import { requireBookingToChange } from "#src/web/admin/edits/booking-to-change.ts"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { changeStayAsRequested, readStayChange } from "#src/web/forms/stay-change.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/change-booking-dates"

export const meta = () => pageMeta({ title: "Change dates", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { booking, ...caller } = await requireBookingToChange(args)
  return readStayChange(caller, booking)
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const caller = { platform: context.get(platformContext), actor, address: context.get(addressContext) }
  const reason = await changeStayAsRequested(caller, id, await request.formData())
  if (reason === null) throw redirect(pathAfterSave(`/admin/${id}`, "moved"), 303)
  return data<AdminAnswer>({ tone: "error", text: "The dates were not moved", reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Other dates for a stay: first the price, then the move. */
export default function ChangeBookingDates({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const isPending = useSending()
  return (
    <BookingChangePage title="Change dates" booking={booking} answer={actionData}>
      <StayChangePanes shown={loaderData} reader="desk" isPending={isPending} />
    </BookingChangePage>
  )
}

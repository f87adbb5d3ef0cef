import { data, redirect } from "react-router"
import { RoomTypePanes } from "#src/features/bookings/change/ui/room-type-panes.tsx"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { BookingChangePage } from "#src/web/admin/booking-change-page.tsx"
import { requireBookingToChange } from "#src/web/admin/edits/booking-to-change.ts"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { changeRoomTypeAsRequested, readRoomTypeChange } from "#src/web/admin/edits/room-type-change.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/change-room-type"

export const meta = () => pageMeta({ title: "Change room type", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { booking, ...caller } = await requireBookingToChange(args)
  return readRoomTypeChange(caller, booking)
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const caller = { platform: context.get(platformContext), actor }
  const form = await request.formData()
  const reason = await changeRoomTypeAsRequested(caller, id, form)
  const outcome = form.get("intent") === "request-upgrade" ? "requested" : "type-changed"
  if (reason === null) throw redirect(pathAfterSave(`/admin/${id}`, outcome), 303)
  return data<AdminAnswer>({ tone: "error", text: "The room type was not changed", reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Another room type for a stay: first the price, then the change. */
export default function ChangeRoomType({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const isPending = useSending()
  return (
    <BookingChangePage title="Change room type" booking={booking} answer={actionData}>
      <RoomTypePanes shown={loaderData} isPending={isPending} />
    </BookingChangePage>
  )
}

import { data, redirect } from "react-router"
import { findBookingForDesk } from "#src/features/bookings/bookings.service.ts"
import { RoomTypePanes } from "#src/features/bookings/change/ui/room-type-panes.tsx"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
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

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const booking = await findBookingForDesk(platform, actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  return readRoomTypeChange({ platform, actor, url }, booking)
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
    <AdminPage
      title="Change room type"
      note={booking.guest.name}
      back={{ to: `/admin/${booking.id}`, label: booking.reference }}
    >
      <AdminAnswerView result={actionData} />
      <RoomTypePanes shown={loaderData} isPending={isPending} />
    </AdminPage>
  )
}

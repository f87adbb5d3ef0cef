import { data, redirect, useLocation } from "react-router"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { StayChangePanes } from "#src/features/bookings/change/ui/stay-change-panes.tsx"
import { canChangeDates } from "#src/features/pricing/cancellation-policy.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { changeStayAsRequested, readStayChange } from "#src/web/forms/stay-change.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/change-dates"

export const meta = () => pageMeta({ title: "Change dates", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const booking = await findBooking(platform, actor, params.id)
  if (booking?.guest.id !== actor.userId) throw data(null, { status: 404 })
  // The list of bookings explains why its dates cannot change, with a number to call. A request with dates is answered here.
  const isOpen = booking.status === "confirmed" && canChangeDates(booking, platform.clock.now())
  if (!isOpen && !booking.dayRoom && !url.searchParams.has("checkIn")) throw redirect("/user-booking")
  return readStayChange({ platform, actor, url }, booking)
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const caller = {
    platform: context.get(platformContext),
    actor: requireSignedIn(context, url),
    address: context.get(addressContext),
  }
  const reason = await changeStayAsRequested(caller, id, await request.formData())
  if (reason === null) throw redirect("/user-booking?dates-changed", 303)
  return data<FormAnswer>({ reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const fault = "We could not be reached. Please look at your bookings before you try again."

/**
 * A guest changes the dates of a stay, until the deadline of the policy (CONST-6): first the price, then the change.
 */
export default function ChangeDates({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { booking } = loaderData
  const isPending = useSending()
  const { key } = useLocation()
  const refused = actionData?.reason
  useFaultAlert(actionData, fault)
  return (
    <AccountPage
      eyebrow={`${t(booking.roomName)}, ${booking.reference}`}
      title="Change dates"
      actions={
        <LinkButton to="/user-booking" variant="quiet">
          Leave them as they are
        </LinkButton>
      }
    >
      {refused && (
        <AnswerNotice key={key} tone="error" title="The dates were not changed">
          {refused}
        </AnswerNotice>
      )}
      <StayChangePanes shown={loaderData} reader="guest" isPending={isPending} />
    </AccountPage>
  )
}

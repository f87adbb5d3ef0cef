import { data, Form, redirect } from "react-router"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { keepPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { keepPriceLabel, keepPriceRule } from "#src/features/bookings/price-lock/ui/price-lock-text.ts"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { PageHeader } from "#src/ui/page-header.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/keep-price"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: keepPriceLabel, isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { search, query } = readStayRequest(url)
  const searchTo = `/check-availability/${params.id}${query}`
  const limited = await limitCode(platform, context.get(addressContext), search)
  const offer = await quoteStay(platform, params.id, limited)
  if (!offer.ok && offer.refusal.kind === "unknown-room") throw data(null, { status: 404 })
  if (!offer.ok) throw redirect(searchTo)
  const { room, stay, party, quote } = offer.value
  const picture = await loadShownPicture(context, room.pictureIds[0])
  return { roomName: room.name, stay, party, quote, picture, searchTo }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const { search, query } = readStayRequest(url)
  const lock = await keepPrice(
    context.get(platformContext),
    { roomId: params.id, search },
    context.get(addressContext),
  )
  if (lock.ok) throw redirect(`/quote/${lock.value}`, 303)
  if (lock.refusal.kind === "unknown-room") throw data(null, { status: 404 })
  if (lock.refusal.kind !== "too-many-tries") throw redirect(`/check-availability/${params.id}${query}`, 303)
  return data<FormAnswer>({ reason: tooManyTriesReason(lock.refusal.retryAfterSeconds) }, { status: 429 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Explains what a kept price is, and keeps it. */
export default function KeepPrice({ loaderData, actionData }: Route.ComponentProps) {
  const { roomName, stay, party, quote, picture, searchTo } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <>
      <PageHeader
        title={keepPriceLabel}
        lead={keepPriceRule}
        trail={[{ label: "Reservations", to: searchTo }, { label: "Keep this price" }]}
        quiet
      />
      <Task side={<RoomPrice roomName={roomName} picture={picture} price={quote} />}>
        <TaskPart title="Your stay">
          <StayFacts stay={stay} party={party} />
        </TaskPart>
        <Form method="post">
          {actionData?.reason && <Notice tone="error" title={actionData.reason} live />}
          <Button size="large" pending={isPending}>
            {keepPriceLabel}
          </Button>
        </Form>
      </Task>
    </>
  )
}

import { data, Form, isRouteErrorResponse, redirect } from "react-router"
import { isGuestOf } from "#src/features/bookings/booking-access.ts"
import {
  findBookingOfSignedLink,
  pathOfSignedLink,
  openSignedLink,
} from "#src/features/bookings/link/booking-link.service.ts"
import { messages } from "#src/shared/messages.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { Button } from "#src/ui/button.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import { cookieOfSession, readSessionSecret } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/booking-by-link"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your booking", isPrivate: true })

export const headers = secretAddressHeaders

type Visit = Pick<Route.LoaderArgs, "context" | "request" | "params" | "url">

async function opened({ context, request, params, url }: Visit): Promise<Response> {
  const oldSecret = readSessionSecret(context, request)
  const session = await openSignedLink(context.get(platformContext), params, oldSecret)
  if (!session) throw data(null, { status: 404 })
  const goal = pathOfSignedLink(params.id, url)
  return redirect(goal, { status: 303, headers: [cookieOfSession(context, session.secret)] })
}

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const linked = await findBookingOfSignedLink(context.get(platformContext), params)
  if (!linked) throw data(null, { status: 404 })
  const { booking, hasAccount } = linked
  const actor = context.get(actorContext)
  if (hasAccount || isGuestOf(actor, booking)) throw redirect(pathOfSignedLink(booking.id, url))
  // A link must not replace somebody's session unasked: it would be a forged sign-in.
  if (actor.kind !== "user") throw await opened({ context, request, params, url })
  return { reference: booking.reference }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  throw await opened({ context, request, params, url })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The page of a signed link in a browser where somebody else is signed in. */
export default function BookingByLink({ loaderData: { reference }, actionData }: Route.ComponentProps) {
  const t = useText()
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <PageHeader
      eyebrow={t("Booking {reference}", { reference })}
      title="Open this booking?"
      lead="Somebody else is signed in here. Opening this booking signs them out."
      narrow
    >
      <Form method="post">
        <Button size="large" pending={isPending}>
          Open the booking
        </Button>
      </Form>
    </PageHeader>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageHeader
      title={messages.links.noLongerValid}
      lead={
        <CallText text="Please call <call>{phone}</call>; our desk finds your booking by its reference." />
      }
      narrow
    >
      <LinkButton to="/signin">Sign in</LinkButton>
    </PageHeader>
  )
}

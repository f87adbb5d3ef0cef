import { data, redirect } from "react-router"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { secondFactorCodeForm } from "#src/features/accounts/second-factor/second-factor.schema.ts"
import { SecondFactorCodeForm } from "#src/features/accounts/second-factor/ui/second-factor-code-form.tsx"
import {
  arrivalOf,
  codeOver,
  returnPath,
  withReturnPath,
} from "#src/features/accounts/sessions/return-path.ts"
import { findPendingSignIn } from "#src/features/accounts/sign-in/pending-sign-ins.service.ts"
import { finishSignIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import {
  clientOf,
  cookiesOfSignIn,
  endedCookieOfSignInTicket,
  signInTicket,
} from "#src/web/session.server.ts"
import type { Route } from "./+types/sign-in-code"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your code", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

const wayBack = (request: Request) => returnPath(new URL(request.url).searchParams.get("to"))

const startOver = (to: string | null): string =>
  `${withReturnPath("/signin", to)}${to ? "&" : "?"}${codeOver}`

export async function loader({ context, request }: Route.LoaderArgs) {
  const to = wayBack(request)
  const ticket = signInTicket(context, request)
  const account = ticket === null ? null : await findPendingSignIn(context.get(platformContext), ticket)
  if (!account) throw redirect(startOver(to))
  return { to }
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>(refusal, { status })
  const parsed = secondFactorCodeForm.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const client = clientOf(context, request)
  const given = { ticket: signInTicket(context, request), code: parsed.data.code, ...client }
  const outcome = await finishSignIn(context.get(platformContext), given, context.get(addressContext))
  const to = wayBack(request)
  if (outcome.ok) {
    const cookies = cookiesOfSignIn(context, { secret: outcome.value.secret, device: client.device })
    cookies.push(endedCookieOfSignInTicket(context))
    throw redirect(arrivalOf(to), { status: 303, headers: cookies })
  }
  const { refusal } = outcome
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (refusal.kind === "sign-in-over") throw redirect(startOver(to), 303)
  return answer(401, { errors: { code: secondFactorErrors[refusal.kind] } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function SignInCode({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <AuthLayout
      eyebrow="Your account"
      title="Your code"
      phrase="The lights along the runway are on."
      note="Open the authenticator app on your phone and type the code that it shows."
    >
      <SecondFactorCodeForm to={to} answer={actionData} isPending={isPending} />
    </AuthLayout>
  )
}

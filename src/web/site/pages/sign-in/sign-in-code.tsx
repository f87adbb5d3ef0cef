import { data, Link, redirect } from "react-router"
import { PasskeySignInForm } from "#src/features/accounts/passkeys/ui/passkey-sign-in-form.tsx"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { secondFactorCodeForm } from "#src/features/accounts/second-factor/second-factor.schema.ts"
import { SecondFactorCodeForm } from "#src/features/accounts/second-factor/ui/second-factor-code-form.tsx"
import {
  pathAfterSignIn,
  codeOver,
  returnPath,
  withReturnPath,
} from "#src/features/accounts/sessions/return-path.ts"
import { findPendingSignIn } from "#src/features/accounts/sign-in/pending-sign-ins.service.ts"
import { finishSignIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import {
  readSignInClient,
  cookiesOfSignIn,
  endedCookieOfSignInTicket,
  readSignInTicket,
} from "#src/web/session.server.ts"
import type { Route } from "./+types/sign-in-code"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your code", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

const returnPathOf = (request: Request) => returnPath(new URL(request.url).searchParams.get("to"))

const startOver = (to: string | null): string =>
  `${withReturnPath("/signin", to)}${to ? "&" : "?"}${codeOver}`

export async function loader({ context, request }: Route.LoaderArgs) {
  const to = returnPathOf(request)
  const ticket = readSignInTicket(context, request)
  const account = ticket === null ? null : await findPendingSignIn(context.get(platformContext), ticket)
  if (!account) throw redirect(startOver(to))
  return { to, ...(await findSecondFactors(context.get(platformContext).db, account.id)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>(refusal, { status })
  const parsed = secondFactorCodeForm.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const client = readSignInClient(context, request)
  const attempt = { ticket: readSignInTicket(context, request), code: parsed.data.code, ...client }
  const outcome = await finishSignIn(context.get(platformContext), attempt, context.get(addressContext))
  const to = returnPathOf(request)
  if (outcome.ok) {
    const cookies = cookiesOfSignIn(context, { secret: outcome.value.secret, device: client.device })
    cookies.push(endedCookieOfSignInTicket(context))
    throw redirect(pathAfterSignIn(to), { status: 303, headers: cookies })
  }
  const { refusal } = outcome
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (refusal.kind === "sign-in-over") throw redirect(startOver(to), 303)
  return answer(401, { errors: { code: secondFactorErrors[refusal.kind] } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { to, hasApp, hasPasskey } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <AuthLayout
      eyebrow="Your account"
      title={hasApp ? "Your code" : "Your passkey"}
      phrase="The lights along the runway are on."
      note={
        hasApp
          ? "Open the authenticator app on your phone and type the code that it shows."
          : "This account opens with its passkey."
      }
    >
      {hasApp ? (
        <SecondFactorCodeForm to={to} answer={actionData} isPending={isPending} />
      ) : (
        <Notice tone="info" title={secondFactorErrors["passkey-needed"]} />
      )}
      {hasPasskey && <PasskeySignInForm to={to} isPending={isPending} />}
      {!hasApp && <Link to={withReturnPath("/signin", to)}>{t("Start again")}</Link>}
    </AuthLayout>
  )
}

import { data, redirect, useNavigation } from "react-router"
import { firstPasskeyForm, firstPasswordForm } from "#src/features/accounts/accounts.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { accountCreationPath, sendCodeIntent } from "#src/features/accounts/session-guests/contact.ts"
import {
  beginFirstPassword,
  type FirstPasswordRefusal,
  setFirstPassword,
} from "#src/features/accounts/session-guests/first-password.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"
import { FirstPasswordForm } from "#src/features/accounts/ui/first-password-form.tsx"
import { KeepSessionStored } from "#src/features/accounts/ui/keep-session-stored.tsx"
import { SendCodeForm } from "#src/features/accounts/password-reset/ui/send-code-form.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { cookiesOfSignIn, readDevice, findStoredSession } from "#src/web/session.server.ts"
import {
  cookieOfReset,
  clearedResetCookie,
  findResetOfRequest,
  readResetTicket,
} from "#src/web/site/pages/sign-in/password-reset.server.ts"
import type { Route } from "./+types/create-account"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Create an account", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

type Visit = Pick<Route.LoaderArgs, "context" | "request" | "url">

/** Whether the guest adds a passkey instead of a password. */
const isWithPasskey = (url: URL): boolean => url.searchParams.get("with") === "passkey"

/** The guest without an account; everybody else is redirected to sign in, or to the account. */
async function requireSessionGuest({
  context,
  url,
}: Visit): Promise<{ actor: SignedInActor; guest: Account }> {
  const actor = requireSignedIn(context, url)
  const guest = await findSessionGuest(context.get(platformContext), actor)
  if (!guest) throw redirect("/my-account")
  return { actor, guest }
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { guest } = await requireSessionGuest({ context, request, url })
  const reset = await findResetOfRequest(context, request)
  const hasCode = reset?.username === guest.username
  const session = await findStoredSession(context, request)
  return { session, email: guest.email, hasCode, isWithPasskey: isWithPasskey(url) }
}

const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>(refusal, { status })

export async function action(visit: Route.ActionArgs) {
  const { actor } = await requireSessionGuest(visit)
  const typed = Object.fromEntries(await visit.request.formData())
  return typed["intent"] === sendCodeIntent ? sendCode(visit, actor) : createAccount(visit, actor, typed)
}

async function sendCode({ context, url }: Visit, actor: SignedInActor) {
  const outcome = await beginFirstPassword(context.get(platformContext), actor, context.get(addressContext))
  if (!outcome.ok) return refusedAnswer(outcome.refusal)
  const cookie = cookieOfReset(context, outcome.value.ticket)
  throw redirect(accountCreationPath({ isWithPasskey: isWithPasskey(url) }), {
    status: 303,
    headers: { "set-cookie": cookie },
  })
}

async function createAccount(
  { context, request, url }: Visit,
  actor: SignedInActor,
  typed: Record<string, FormDataEntryValue>,
) {
  const {
    success,
    data: form,
    error,
  } = isWithPasskey(url)
    ? firstPasskeyForm.transform(({ otp }) => ({ otp, password: null })).safeParse(typed)
    : firstPasswordForm.safeParse(typed)
  if (!success) return answer(422, { errors: fieldErrors(error) })
  const { otp: code, password } = form
  const device = readDevice(context, request)
  const choice = { ticket: readResetTicket(context, request), code, password, device }
  const caller = { actor, address: context.get(addressContext) }
  const outcome = await setFirstPassword(context.get(platformContext), caller, choice)
  if (!outcome.ok) return refusedAnswer(outcome.refusal)
  const cookies: [string, string][] = [
    ...cookiesOfSignIn(context, { secret: outcome.value.secret, device }),
    ["set-cookie", clearedResetCookie(context)],
  ]
  const next = password === null ? "/my-account/passkeys" : "/my-account"
  throw redirect(`${next}?account-created`, { status: 303, headers: cookies })
}

const { wrongOtp, otpOver } = messages.accounts

function refusedAnswer(refusal: FirstPasswordRefusal) {
  switch (refusal.kind) {
    case "wrong-code":
      return answer(422, { errors: { otp: wrongOtp } })
    case "code-over":
      return answer(422, { errors: { otp: otpOver } })
    case "name-as-password":
    case "leaked-password":
      return answer(422, { errors: newPasswordErrors[refusal.kind] })
    case "too-many-tries":
      return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
    case "not-session-guest":
      throw redirect("/my-account", 303)
    case "has-account":
      throw redirect(`${withReturnPath("/signin", "/user-booking")}&has-account`, 303)
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** A guest who booked with name, email and phone chooses a password or a passkey (GUEST-1). */
export default function CreateAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { session, email, hasCode, isWithPasskey: withPasskey } = loaderData
  const isSending = useSending()
  const isSendingCode = useNavigation().formData?.get("intent") === sendCodeIntent
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <AuthLayout
      eyebrow="Your account"
      title="Create an account"
      phrase="A quiet room remembers its guests."
      note="Your stays are kept together, and the next booking is faster. You sign in with your email."
    >
      <KeepSessionStored session={session} />
      {hasCode ? (
        <FirstPasswordForm
          email={email}
          isWithPasskey={withPasskey}
          answer={actionData}
          isPending={isSending && !isSendingCode}
        />
      ) : (
        <>
          {actionData?.reason && <Notice tone="error" title={actionData.reason} live />}
          <Notice tone="info">
            {t("We send a one-time code to {email}. It shows that the email is yours.", { email })}
          </Notice>
        </>
      )}
      <SendCodeForm
        variant={hasCode ? "quiet" : "primary"}
        isWithPasskey={withPasskey}
        isPending={isSending && isSendingCode}
      >
        {hasCode ? "Send another code" : "Send OTP"}
      </SendCodeForm>
    </AuthLayout>
  )
}

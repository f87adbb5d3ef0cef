import { useCallback } from "react"
import { data, redirect } from "react-router"
import { signInInput } from "#src/features/accounts/accounts.schema.ts"
import {
  arrivalOf,
  justSignedIn,
  pageAfterSignIn,
  returnPath,
} from "#src/features/accounts/sessions/return-path.ts"
import { signIn } from "#src/features/accounts/sessions/sessions.service.ts"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"
import { KeepSessionStored } from "#src/features/accounts/ui/keep-session-stored.tsx"
import { RedirectPage } from "#src/features/accounts/ui/redirect-page.tsx"
import { SignInForm } from "#src/features/accounts/ui/sign-in-form.tsx"
import { clearResetUsername } from "#src/features/accounts/ui/stored-reset.ts"
import { storeSession } from "#src/features/accounts/ui/stored-session.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { handOverToast } from "#src/ui/dialogs/toast-handover.ts"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { cookiesOfSignIn, deviceOf, storedSessionOf } from "#src/web/session.server.ts"
import { useToastOnce } from "#src/web/forms/use-toast-once.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/sign-in"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Sign in",
    description: `Your account at ${hotel.fullName}: your bookings, their vouchers and what is left to pay.`,
    canonical: "/signin",
  })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const to = returnPath(searchParams.get("to"))
  const actor = context.get(actorContext)
  const session = await storedSessionOf(context, request)
  if (actor.kind !== "user" || !session) {
    return { session: null, to, isReset: searchParams.has("reset") }
  }
  if (!searchParams.has(justSignedIn)) throw redirect(to ?? "/my-account")
  return { session, to: pageAfterSignIn(actor.role, to), isGuest: actor.role === "guest" }
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData())
  const values = typedValues(typed, ["username"])
  const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>({ ...refusal, values }, { status })
  const parsed = signInInput.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const device = deviceOf(context, request)
  const given = { ...parsed.data, device }
  const outcome = await signIn(context.get(platformContext), given, context.get(addressContext))
  if (outcome.ok) {
    const to = returnPath(new URL(request.url).searchParams.get("to"))
    const cookies = cookiesOfSignIn(context, { secret: outcome.value.secret, device })
    throw redirect(arrivalOf(to), { status: 303, headers: cookies })
  }
  if (outcome.refusal.kind === "too-many-tries") {
    return answer(429, { reason: tooManyTriesReason(outcome.refusal.retryAfterSeconds) })
  }
  const { invalidUsername, invalidPassword } = messages.accounts
  return answer(401, { errors: { username: invalidUsername, password: invalidPassword } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  if (loaderData.session) return <Arrival {...loaderData} />
  const { to, isReset } = loaderData
  return (
    <AuthLayout
      eyebrow="Your account"
      title="Sign in"
      phrase="The lights along the runway are on."
      note={
        to?.startsWith("/booking/")
          ? "Your stay is kept. After signing in you go on exactly where you were."
          : "Sign in to see your stays, change your details and book faster."
      }
    >
      <KeepSessionStored session={null} />
      <PasswordReset isReset={isReset} />
      <SignInForm to={to} answer={actionData} isPending={isPending} />
    </AuthLayout>
  )
}

/** Shows that the new password is set, and deletes the stored username (AUTH-5). */
function PasswordReset({ isReset }: { isReset: boolean }) {
  const toast = useToast()
  const tell = useCallback(() => {
    clearResetUsername()
    toast.success(messages.accounts.passwordReset)
  }, [toast])
  useToastOnce(isReset, tell, "/signin")
  if (!isReset) return null
  return (
    <noscript>
      <Notice tone="success" title={messages.accounts.passwordReset} />
    </noscript>
  )
}

type SignedIn = Extract<Route.ComponentProps["loaderData"], { isGuest: boolean }>

/** Stores the session in the browser and continues with a full page load (AUTH-4). */
function Arrival({ session, to, isGuest }: SignedIn) {
  const before = useCallback(() => {
    storeSession(session)
    if (isGuest) handOverToast({ tone: "success", text: messages.accounts.signedIn })
  }, [session, isGuest])
  return <RedirectPage title={`Welcome, ${session.name}`} lead="You are signed in." to={to} before={before} />
}

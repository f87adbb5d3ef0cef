import { joinPhone } from "#src/shared/validation/phone.ts"
import { data, redirect, type RouterContextProvider, useNavigation } from "react-router"
import { guestContactInput, signInInput } from "#src/features/accounts/accounts.schema.ts"
import {
  pathAfterSignIn,
  codeOver,
  isBookingPath,
  justSignedIn,
  pageAfterSignIn,
  returnPath,
  sessionEnded,
  withReturnPath,
} from "#src/features/accounts/sessions/return-path.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { afterPaymentNotice, sessionEndedNotice } from "#src/features/accounts/sign-in/sign-in-notices.ts"
import { contactOf, continueIntent } from "#src/features/accounts/session-guests/contact.ts"
import {
  continueWithEmail,
  findSessionGuest,
} from "#src/features/accounts/session-guests/session-guests.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { passkeyIntent } from "#src/features/accounts/passkeys/passkey.ts"
import { PasskeySignInForm } from "#src/features/accounts/passkeys/ui/passkey-sign-in-form.tsx"
import { AfterSignIn } from "#src/features/accounts/sign-in/ui/after-sign-in.tsx"
import { BlockedCookiesNotice } from "#src/features/accounts/sign-in/ui/blocked-cookies-notice.tsx"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"
import { ContinueWithEmailForm } from "#src/features/accounts/ui/continue-with-email-form.tsx"
import { KeepSessionStored } from "#src/features/accounts/ui/keep-session-stored.tsx"
import { SignInForm } from "#src/features/accounts/ui/sign-in-form.tsx"
import { findStayOfReturnPath } from "#src/features/bookings/place/stay-of-return-path.service.ts"
import { PendingStayText } from "#src/features/bookings/place/ui/pending-stay.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { actorContext, addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { secondFactorPath } from "#src/web/guards.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import {
  readSignInClient,
  cookieOfSession,
  cookieOfSignInTicket,
  cookiesOfSignIn,
  readSessionSecret,
  findStoredSession,
} from "#src/web/session.server.ts"
import { signInOnPage } from "#src/web/site/pages/sign-in/passkey-sign-in.server.ts"
import { PasswordResetNotice } from "#src/web/forms/password-reset-notice.tsx"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/sign-in"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: isBookingPath(loaderData.to) ? "Your details" : "Sign in",
    description: `Your account at ${hotel.fullName}: your bookings, their vouchers and what is left to pay.`,
    canonical: "/signin",
  })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const to = returnPath(searchParams.get("to"))
  const actor = context.get(actorContext)
  const session = await findStoredSession(context, request)
  const guest = await findSessionGuest(context.get(platformContext), actor)
  const isJustSignedIn = searchParams.has(justSignedIn)
  // A guest without an account may still sign in to one, or correct the details.
  if (actor.kind !== "user" || !session || (guest && !isJustSignedIn)) {
    return {
      session,
      to,
      stay: await findStayOfReturnPath(context.get(platformContext), to),
      isReset: searchParams.has("reset"),
      codeOverReason: searchParams.has(codeOver) ? secondFactorErrors["sign-in-over"] : null,
      hasAccount: searchParams.has("has-account"),
      // A session ended only after a form: others could link to this page, too.
      notice:
        actor.kind !== "user" && to !== null && searchParams.has(sessionEnded)
          ? sessionEndedNotice(to)
          : afterPaymentNotice(to),
      // Others could link to this address: then the request comes from another site.
      isWithoutCookies:
        isJustSignedIn &&
        request.headers.get("sec-fetch-site") !== "cross-site" &&
        readSessionSecret(context, request) === null,
      guest: guest && contactOf(guest),
    }
  }
  if (!isJustSignedIn) throw redirect(to ?? "/my-account")
  if (actor.awaitsSecondFactor) return { session, to: secondFactorPath, isGuest: false }
  return { session, to: pageAfterSignIn(actor.role, to), isGuest: actor.role === "guest" && !guest }
}

type Answer = FormAnswer & { readonly of?: "contact" | "passkey" }

type Typed = Record<string, FormDataEntryValue>

type Visit = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

export async function action({ context, request }: Route.ActionArgs) {
  const typed = joinPhone(Object.fromEntries(await request.formData()))
  const visit = { context, request }
  if (typed["intent"] === continueIntent) return continueByEmail(visit, typed)
  if (typed["intent"] === passkeyIntent) return continueByPasskey(visit, typed)
  return continueByPassword(visit, typed)
}

const redirectAfterSignIn = (request: Request, cookies: [string, string][]): Response =>
  redirect(pathAfterSignIn(returnPath(new URL(request.url).searchParams.get("to"))), {
    status: 303,
    headers: cookies,
  })

/** Leads to the second factor: this browser gave the right password (SAFE-8). */
function askForCode({ context, request }: Visit, ticket: string): Response {
  const to = returnPath(new URL(request.url).searchParams.get("to"))
  const cookies = [cookieOfSignInTicket(context, ticket)]
  return redirect(withReturnPath("/signin/code", to), { status: 303, headers: cookies })
}

async function continueByEmail({ context, request }: Visit, typed: Typed) {
  const values = typedValues(typed, Object.keys(guestContactInput.shape))
  const answer = (status: number, refusal: FormAnswer) =>
    data<Answer>({ ...refusal, values, of: "contact" }, { status })
  const parsed = guestContactInput.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const caller = {
    address: context.get(addressContext),
    oldSecret: readSessionSecret(context, request),
    language: context.get(languageContext),
  }
  const outcome = await continueWithEmail(context.get(platformContext), parsed.data, caller)
  if (outcome.ok) throw redirectAfterSignIn(request, [cookieOfSession(context, outcome.value.secret)])
  return answer(429, { reason: tooManyTriesReason(outcome.refusal.retryAfterSeconds) })
}

async function continueByPasskey(visit: Visit, typed: Typed) {
  const outcome = await signInOnPage(visit, typed)
  if (outcome.ok) throw redirectAfterSignIn(visit.request, outcome.value)
  const { status, reason } = outcome.refusal
  return data<Answer>({ reason, of: "passkey" }, { status })
}

async function continueByPassword({ context, request }: Visit, typed: Typed) {
  const values = typedValues(typed, ["username"])
  const answer = (status: number, refusal: FormAnswer) => data<Answer>({ ...refusal, values }, { status })
  const parsed = signInInput.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const client = readSignInClient(context, request)
  const attempt = { ...parsed.data, ...client }
  const outcome = await signIn(context.get(platformContext), attempt, context.get(addressContext))
  if (outcome.ok) {
    const { secret } = outcome.value
    throw redirectAfterSignIn(request, cookiesOfSignIn(context, { secret, device: client.device }))
  }
  const { refusal } = outcome
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (refusal.kind === "code-needed") throw askForCode({ context, request }, refusal.ticket)
  const { invalidUsername, invalidPassword } = messages.accounts
  return answer(401, { errors: { username: invalidUsername, password: invalidPassword } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useSending()
  const intent = useNavigation().formData?.get("intent") ?? null
  const answer: Answer | undefined = actionData
  useFaultAlert(answer, messages.accounts.networkFailed)
  if (loaderData.isGuest !== undefined) return <AfterSignIn {...loaderData} />
  const { session, to, stay, isReset, codeOverReason, hasAccount, notice, isWithoutCookies, guest } =
    loaderData
  const isBooking = isBookingPath(to)
  return (
    <AuthLayout
      eyebrow={isBooking ? "Your stay" : "Your account"}
      title={isBooking ? "Your details" : "Sign in"}
      isStep={isBooking}
      phrase="The lights along the runway are on."
      note={
        isBooking
          ? "You need no account: your name, email and phone are enough."
          : "Sign in to see your stays, change your details and book faster."
      }
    >
      {stay && <PendingStayText {...stay} />}
      <KeepSessionStored session={session} />
      <PasswordResetNotice isReset={isReset} />
      {codeOverReason !== null && <Notice tone="info" title={codeOverReason} />}
      {notice && (
        <Notice title={notice.title} live>
          {notice.text}
        </Notice>
      )}
      {isWithoutCookies && <BlockedCookiesNotice />}
      {hasAccount && (
        <Notice tone="info" title="This email already has an account">
          Please sign in with it. The link in our email opens your booking as well.
        </Notice>
      )}
      {isBooking && (
        <>
          <ContinueWithEmailForm
            to={to}
            guest={guest}
            answer={answer?.of === "contact" ? answer : undefined}
            isPending={isSending && intent === continueIntent}
          />
          <Eyebrow as="h2">Or sign in to your account</Eyebrow>
        </>
      )}
      <SignInForm to={to} answer={answer?.of ? undefined : answer} isPending={isSending && intent === null} />
      <PasskeySignInForm
        to={to}
        reason={answer?.of === "passkey" ? answer.reason : undefined}
        isAutofilled
        isPending={isSending && intent === passkeyIntent}
      />
    </AuthLayout>
  )
}

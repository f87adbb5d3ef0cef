import { joinPhone } from "#src/shared/validation/phone.ts"
import { data, redirect } from "react-router"
import { signUpForm } from "#src/features/accounts/accounts.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { signUpAndIn } from "#src/features/accounts/accounts.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { pathAfterSignIn, isBookingPath, returnPath } from "#src/features/accounts/sessions/return-path.ts"
import { uniqueFieldErrors } from "#src/features/accounts/taken-errors.ts"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"
import { SignUpForm } from "#src/features/accounts/ui/sign-up-form.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { hotel } from "#src/shared/hotel.ts"
import { actorContext, addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { cookiesOfSignIn, readDevice, readSessionSecret } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/sign-up"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Sign up",
    description: `An account at ${hotel.fullName} keeps your bookings together and fills in your details the next time.`,
    canonical: "/signup",
  })

export const headers = () => ({ "cache-control": "no-store" })

const returnPathOf = (request: Request) => returnPath(new URL(request.url).searchParams.get("to"))

export async function loader({ context, request }: Route.LoaderArgs) {
  const to = returnPathOf(request)
  const actor = context.get(actorContext)
  const hasAccount = actor.kind === "user" && !(await findSessionGuest(context.get(platformContext), actor))
  if (hasAccount) throw redirect(to ?? "/my-account")
  return { to }
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = joinPhone(Object.fromEntries(await request.formData()))
  const values = typedValues(typed, ["name", "username", "email", "phone"])
  const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>({ ...refusal, values }, { status })
  const parsed = signUpForm.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const { confirmPassword: _checked, ...input } = parsed.data
  const device = readDevice(context, request)
  const signUp = {
    ...input,
    language: context.get(languageContext),
    device,
    oldSecret: readSessionSecret(context, request),
  }
  const outcome = await signUpAndIn(context.get(platformContext), signUp, context.get(addressContext))
  if (outcome.ok) {
    const cookies = cookiesOfSignIn(context, { secret: outcome.value.secret, device })
    throw redirect(pathAfterSignIn(returnPathOf(request)), { status: 303, headers: cookies })
  }
  if (outcome.refusal.kind === "taken")
    return answer(409, { errors: uniqueFieldErrors(outcome.refusal.fields) })
  if (outcome.refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(outcome.refusal.retryAfterSeconds) })
  return answer(422, { errors: newPasswordErrors[outcome.refusal.kind] })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function SignUp({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.signUpFailed)
  return (
    <AuthLayout
      eyebrow="Your account"
      title="Sign up"
      phrase="A quiet room remembers its guests."
      note={
        isBookingPath(to)
          ? "Sign up, and go on exactly where you were."
          : "One account for your stays, your details and the offers of the hotel."
      }
    >
      <SignUpForm to={to} answer={actionData} isPending={isPending} />
    </AuthLayout>
  )
}

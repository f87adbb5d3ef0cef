import { useEffect, useRef } from "react"
import { data, useNavigate } from "react-router"
import { resetUsernameInput } from "#src/features/accounts/accounts.schema.ts"
import { beginPasswordReset } from "#src/features/accounts/password-reset/password-resets.service.ts"
import { ForgotPasswordForm } from "#src/features/accounts/password-reset/ui/forgot-password-form.tsx"
import { PasswordResetLayout } from "#src/features/accounts/password-reset/ui/password-reset-layout.tsx"
import { storeResetUsername } from "#src/features/accounts/password-reset/ui/stored-reset.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { hotel } from "#src/shared/hotel.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { messages } from "#src/shared/messages.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { cookieOfReset } from "#src/web/site/pages/sign-in/password-reset.server.ts"
import { readDevice } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/forget-username"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Forgotten password",
    description: `Set a new password for your account at ${hotel.fullName} with a one-time code that we send by email.`,
    canonical: "/forget1",
  })

export const headers = () => ({ "cache-control": "no-store" })

const next = "/forget2"

/** The values that the link of an invitation fills in. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  username: new URL(request.url).searchParams.get("username"),
})

type Answer = FormAnswer & { readonly sentTo?: string }

export async function action({ context, request }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData())
  const values = typedValues(typed, ["username"])
  const answer = (status: number, refusal: FormAnswer) => data<Answer>({ ...refusal, values }, { status })
  const parsed = resetUsernameInput.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const { username } = parsed.data
  const asker = { username, device: readDevice(context, request) }
  const outcome = await beginPasswordReset(context.get(platformContext), asker, context.get(addressContext))
  if (!outcome.ok) return answer(429, { reason: tooManyTriesReason(outcome.refusal.retryAfterSeconds) })
  const cookie = cookieOfReset(context, outcome.value.ticket)
  return data<Answer>({ sentTo: username, values }, { headers: { "set-cookie": cookie } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** Stores the username, shows that the code was sent, and navigates to step 2 (AUTH-5). */
function useStepTwo(sentTo: string | undefined): void {
  const alert = useAlert()
  const navigate = useNavigate()
  const shownFor = useRef<string>(undefined)
  useEffect(() => {
    if (sentTo === undefined || shownFor.current === sentTo) return
    shownFor.current = sentTo
    storeResetUsername(sentTo)
    const question = { title: messages.accounts.otpSent, message: messages.accounts.otpSentTo(sentTo) }
    const alertAndNavigate = async () => {
      await alert(question)
      await navigate(next)
    }
    void alertAndNavigate()
  }, [alert, navigate, sentTo])
}

export default function ForgetUsername({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const isPending = useSending()
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : undefined
  useStepTwo(sentTo)
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <PasswordResetLayout step={1} isInvited={loaderData.username !== null}>
      {sentTo !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${inLanguage(t.language, next)}`} />
        </noscript>
      )}
      <ForgotPasswordForm username={loaderData.username} answer={actionData} isPending={isPending} />
    </PasswordResetLayout>
  )
}

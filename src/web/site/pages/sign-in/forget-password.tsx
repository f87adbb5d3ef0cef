import { useEffect } from "react"
import { data, redirect } from "react-router"
import { newPasswordForm, resetUsernameInput } from "#src/features/accounts/accounts.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { resetPassword } from "#src/features/accounts/password-reset/password-resets.service.ts"
import { NewPasswordForm } from "#src/features/accounts/password-reset/ui/new-password-form.tsx"
import {
  NoReset,
  PasswordResetLayout,
} from "#src/features/accounts/password-reset/ui/password-reset-layout.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import {
  clearedResetCookie,
  findResetOfRequest,
  readResetTicket,
} from "#src/web/site/pages/sign-in/password-reset.server.ts"
import { readDevice } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/forget-password"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "New password", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request }: Route.LoaderArgs) {
  const reset = await findResetOfRequest(context, request)
  return { username: reset?.isGranted ? reset.username : null }
}

const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>(refusal, { status })

export async function action({ context, request }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData())
  const parsed = newPasswordForm.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const whose = resetUsernameInput.safeParse(typed)
  if (!whose.success) return answer(409, { reason: messages.accounts.resetOver })
  const { password } = parsed.data
  const device = readDevice(context, request)
  const newPassword = {
    ticket: readResetTicket(context, request),
    device,
    username: whose.data.username,
    password,
  }
  const outcome = await resetPassword(context.get(platformContext), newPassword, context.get(addressContext))
  if (outcome.ok)
    throw redirect("/signin?reset", { status: 303, headers: { "set-cookie": clearedResetCookie(context) } })
  const { refusal } = outcome
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (refusal.kind === "not-granted") return answer(409, { reason: messages.accounts.resetOver })
  return answer(422, { errors: newPasswordErrors[refusal.kind] })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** A refused reset is also shown in a dialog; the page shows the reason (AUTH-6). */
function useRefusalAlert(formAnswer: FormAnswer | undefined): void {
  const alert = useAlert()
  useEffect(() => {
    if (formAnswer?.reason) void alert(messages.accounts.resetFailed)
  }, [alert, formAnswer])
}

export default function ForgetPassword({ loaderData: { username }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useRefusalAlert(actionData)
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <PasswordResetLayout step={3}>
      {username === null ? (
        <NoReset reason={actionData?.reason} />
      ) : (
        <NewPasswordForm username={username} answer={actionData} isPending={isPending} />
      )}
    </PasswordResetLayout>
  )
}

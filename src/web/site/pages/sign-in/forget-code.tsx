import { data, redirect } from "react-router"
import { resetCodeInput } from "#src/features/accounts/accounts.schema.ts"
import { checkResetCode } from "#src/features/accounts/password-reset/password-resets.service.ts"
import { OneTimeCodeForm } from "#src/features/accounts/password-reset/ui/one-time-code-form.tsx"
import {
  NoReset,
  PasswordResetLayout,
} from "#src/features/accounts/password-reset/ui/password-reset-layout.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { findResetOfRequest, readResetTicket } from "#src/web/site/pages/sign-in/password-reset.server.ts"
import { readDevice } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/forget-code"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "One-time code", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request }: Route.LoaderArgs) {
  const reset = await findResetOfRequest(context, request)
  return { username: reset?.username ?? null }
}

const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>(refusal, { status })

export async function action({ context, request }: Route.ActionArgs) {
  const parsed = resetCodeInput.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const { username, otp } = parsed.data
  const device = readDevice(context, request)
  const attempt = { ticket: readResetTicket(context, request), device, username, code: otp }
  const outcome = await checkResetCode(context.get(platformContext), attempt, context.get(addressContext))
  if (outcome.ok) throw redirect("/forget3", 303)
  const { refusal } = outcome
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  const { wrongOtp, otpOver } = messages.accounts
  return answer(422, { errors: { otp: refusal.kind === "wrong-code" ? wrongOtp : otpOver } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function ForgetCode({ loaderData: { username }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  return (
    <PasswordResetLayout step={2}>
      {username === null ? (
        <NoReset reason={actionData?.reason ?? actionData?.errors?.["otp"]} />
      ) : (
        <>
          {!actionData && <Notice tone="success">{messages.accounts.otpSentTo(username)}</Notice>}
          <OneTimeCodeForm username={username} answer={actionData} isPending={isPending} />
        </>
      )}
    </PasswordResetLayout>
  )
}

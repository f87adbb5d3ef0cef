import { data, redirect } from "react-router"
import { changePasswordForm, newPasswordForm } from "#src/features/accounts/accounts.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import { ChangePasswordForm } from "#src/features/accounts/passwords/ui/change-password-form.tsx"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readIdentityProof } from "#src/web/forms/identity-proof.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { renewBrowserSession, readSessionSecret } from "#src/web/session.server.ts"
import type { Route } from "./+types/password"

export const meta = () => pageMeta({ title: "Change password", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  if (await findSessionGuest(platform, actor)) throw redirect("/create-account")
  const found = await findProfile(platform, actor, actor.userId)
  if (!found.ok) throw redirect("/my-account")
  return { username: found.value.username, factors: await findSecondFactors(platform.db, actor.userId) }
}

type Answer = FormAnswer & { readonly isDone?: true }

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const answer = (status: number, refusal: FormAnswer) => data<Answer>(refusal, { status })
  const typed = Object.fromEntries(await request.formData())
  const proof = readIdentityProof(context, request, typed)
  const parsed = (proof.passkey ? newPasswordForm : changePasswordForm).safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const outcome = await changePassword(context.get(platformContext), actor, {
    ...proof,
    password: parsed.data.password,
    secret: readSessionSecret(context, request),
  })
  if (outcome.ok) {
    await renewBrowserSession(context, request)
    return data<Answer>({ isDone: true })
  }
  const { refusal } = outcome
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (refusal.kind === "unknown-account") throw redirect("/", 303)
  if (refusal.kind === "leaked-password" || refusal.kind === "name-as-password")
    return answer(422, { errors: newPasswordErrors[refusal.kind] })
  return answer(422, { errors: identityErrors(refusal) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  const answer: Answer | undefined = actionData
  useFaultAlert(answer, messages.accounts.networkFailed)
  return (
    <AccountPage
      eyebrow="Your account"
      title="Change password"
      lead="Every other device is signed out, and we tell you by email."
    >
      <SecurityLinks />
      {answer?.isDone ? (
        <Notice tone="success" title="Your password is changed" live>
          Every other device is signed out.
        </Notice>
      ) : (
        <ChangePasswordForm {...loaderData} answer={answer} isPending={isPending} />
      )}
    </AccountPage>
  )
}

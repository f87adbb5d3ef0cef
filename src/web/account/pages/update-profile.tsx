import { joinPhone } from "#src/shared/validation/phone.ts"
import { useEffect } from "react"
import { data, redirect } from "react-router"
import { profileOf } from "#src/features/accounts/account.ts"
import { profileChangeInput, profileInput } from "#src/features/accounts/accounts.schema.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { uniqueFieldErrors } from "#src/features/accounts/taken-errors.ts"
import { ProfileForm } from "#src/features/accounts/ui/profile-form.tsx"
import { updateProfile } from "#src/features/accounts/update-profile.service.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { renewBrowserSession, readSentPasskey } from "#src/web/session.server.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useLoadFailed } from "#src/web/frame/use-load-failed.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/update-profile"

export const meta = () => pageMeta({ title: "Update profile", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const found = await findProfile(platform, actor, actor.userId)
  // Without an account the details belong to the bookings; the sign-in step corrects them.
  if (!found.ok || (await findSessionGuest(platform, actor))) throw redirect("/my-account")
  return { profile: profileOf(found.value), factors: await findSecondFactors(platform.db, actor.userId) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => answerOrFault(() => serverLoader())

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const typed = joinPhone(Object.fromEntries(await request.formData()))
  const values = typedValues(typed, Object.keys(profileInput.shape))
  const answer = (status: number, refusal: FormAnswer) => data<FormAnswer>({ ...refusal, values }, { status })
  const parsed = profileChangeInput.safeParse(typed)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error) })
  const passkey = readSentPasskey(context, request, typed)
  const update = { id: actor.userId, change: parsed.data, passkey, address: context.get(addressContext) }
  const outcome = await updateProfile(context.get(platformContext), actor, update)
  // A new email needs the current password.
  if (outcome.ok && outcome.value.pendingEmail !== null) await renewBrowserSession(context, request)
  if (outcome.ok) throw redirect("/my-account?updated", 303)
  const { refusal } = outcome
  if (refusal.kind === "taken") return answer(409, { errors: uniqueFieldErrors(refusal.fields) })
  if (refusal.kind === "too-many-tries")
    return answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
  if (
    refusal.kind === "forbidden" ||
    refusal.kind === "unknown-account" ||
    refusal.kind === "reauthentication-needed"
  )
    throw redirect("/", 303)
  return answer(422, { errors: identityErrors(refusal) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

function useFaultToast(answer: FormAnswer | undefined): void {
  const toast = useToast()
  useEffect(() => {
    if (answer?.isFault) toast.error(messages.accounts.profileUpdateFailed)
  }, [answer, toast])
}

export default function UpdateProfile({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  const loaded = "profile" in loaderData ? loaderData : null
  useLoadFailed(loaded === null)
  useFaultToast(actionData)
  return (
    <AccountPage
      eyebrow="Your account"
      title="Update profile"
      lead="Your name and phone are what the desk looks for when you arrive; the address goes on your invoice."
    >
      {loaded && <ProfileForm {...loaded} answer={actionData} isPending={isPending} />}
    </AccountPage>
  )
}

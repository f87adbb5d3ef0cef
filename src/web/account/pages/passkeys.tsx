import { Form, redirect } from "react-router"
import { listOwnPasskeys } from "#src/features/accounts/passkeys/own-passkeys.service.ts"
import { AddPasskeyForm } from "#src/features/accounts/passkeys/ui/add-passkey-form.tsx"
import { PasskeyList } from "#src/features/accounts/passkeys/ui/passkey-list.tsx"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { asksForPassword } from "#src/features/accounts/second-factor/second-factors.ts"
import { IdentityFields, IdentityPasskey } from "#src/features/accounts/second-factor/ui/identity-fields.tsx"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { isRecentlyAuthenticated } from "#src/features/accounts/sessions/recent-authentication.service.ts"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { readSessionSecret } from "#src/web/session.server.ts"
import { changePasskeys, type PasskeyAnswer } from "../passkey-forms.server.ts"
import type { Route } from "./+types/passkeys"

export const meta = () => pageMeta({ title: "Passkeys", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  if (await findSessionGuest(platform, actor)) throw redirect("/create-account?with=passkey")
  return {
    passkeys: await listOwnPasskeys(platform, actor),
    factors: await findSecondFactors(platform.db, actor.userId),
    isRecent: await isRecentlyAuthenticated(platform, readSessionSecret(context, request)),
    isAccountNew: url.searchParams.has("account-created"),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  return changePasskeys({ context, request, actor, typed: Object.fromEntries(await request.formData()) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type ConfirmProps = {
  factors: Route.ComponentProps["loaderData"]["factors"]
  answer: PasskeyAnswer | undefined
  isPending: boolean
}

/** Checks the identity before a passkey may be added or deleted (SAFE-8). */
const ConfirmIdentity = ({ factors, answer, isPending }: ConfirmProps) => {
  const t = useText()
  return (
    <Form method="post" aria-label={t("Confirm that it is you")}>
      <FormFields>
        <p>{t("To add or delete a passkey, please confirm first that it is you.")}</p>
        <input type="hidden" name="intent" value="confirm" />
        <IdentityFields errors={answer?.errors ?? {}} factors={factors} />
        <FormActions>
          {asksForPassword(factors) && <Button pending={isPending}>Confirm</Button>}
          <IdentityPasskey factors={factors} isPending={isPending} />
        </FormActions>
      </FormFields>
    </Form>
  )
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, factors, isRecent, isAccountNew } = loaderData
  const isPending = useSending()
  const answer: PasskeyAnswer | undefined = actionData
  useFaultAlert(answer, messages.accounts.networkFailed)
  return (
    <AccountPage
      eyebrow="Your account"
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or the lock of your screen. There is no password to remember or to steal."
    >
      <SecurityLinks />
      {isAccountNew && !answer && <Notice tone="success" title="Your account is ready" live />}
      {answer?.news && <Notice tone="success" title={answer.news} live />}
      {answer?.reason && <Notice tone="error" title={answer.reason} live />}
      {isRecent ? (
        <AddPasskeyForm isPending={isPending} />
      ) : (
        <ConfirmIdentity factors={factors} answer={answer} isPending={isPending} />
      )}
      <PasskeyList passkeys={passkeys} canDelete={isRecent} answer={answer} isPending={isPending} />
    </AccountPage>
  )
}

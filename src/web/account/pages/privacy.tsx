import { data, Link, redirect } from "react-router"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import type { IdentityRefusal } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { hasNewsletter, listOwnConsents, withdrawNewsletter } from "#src/features/privacy/consents.service.ts"
import { type ErasureRefusal, eraseOwnAccount } from "#src/features/privacy/privacy.service.ts"
import { ConsentList } from "#src/features/privacy/ui/consent-list.tsx"
import { ErasureForm } from "#src/features/privacy/ui/erasure-form.tsx"
import { messages } from "#src/shared/messages.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readIdentityProof } from "#src/web/forms/identity-proof.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { cookieOfErasure, endBrowserSession } from "#src/web/session.server.ts"
import type { Route } from "./+types/privacy"
import styles from "./privacy.module.css"

export const meta = () => pageMeta({ title: "Your data", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const sessionGuest = await findSessionGuest(platform, actor)
  return {
    consents: await listOwnConsents(platform, actor.userId),
    hasNewsletter: await hasNewsletter(platform, actor),
    isGuest: actor.role === "guest",
    hasPassword: sessionGuest === null,
    factors: await findSecondFactors(platform.db, actor.userId),
  }
}

type TextKind = Exclude<ErasureRefusal["kind"], IdentityRefusal["kind"] | "other-email">

const reasons: Readonly<Record<TextKind, string>> = {
  "not-a-guest": "Accounts of the staff are closed by an Admin.",
  "stay-to-come":
    "You have a stay that is not over. Please cancel it first, or come back after your departure.",
  "open-balance":
    "A payment or refund of one of your stays is still open. Please call us, and we settle it with you.",
  "email-queued": "An email to you is just being sent. Please try again in a few minutes.",
}

function answerOf(refusal: ErasureRefusal) {
  const answer = (status: number, body: FormAnswer) => data<FormAnswer>(body, { status })
  switch (refusal.kind) {
    case "too-many-tries":
    case "password-missing":
    case "wrong-password":
    case "code-missing":
    case "wrong-code":
    case "wrong-recovery-code":
    case "wrong-passkey":
    case "passkey-needed":
      return answer(refusal.kind === "too-many-tries" ? 429 : 422, { errors: identityErrors(refusal) })
    case "other-email":
      return answer(422, { errors: { email: "This is not the email of your bookings." } })
    case "not-a-guest":
    case "stay-to-come":
    case "open-balance":
    case "email-queued":
      return answer(409, { reason: reasons[refusal.kind] })
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const sent = Object.fromEntries(await request.formData())
  if (sent["intent"] === "withdraw-newsletter") {
    await withdrawNewsletter(context.get(platformContext), actor)
    throw redirect("/my-account/privacy", { status: 303 })
  }
  const outcome = await eraseOwnAccount(context.get(platformContext), actor, {
    ...readIdentityProof(context, request, sent),
    email: typeof sent["email"] === "string" ? sent["email"] : "",
  })
  if (!outcome.ok) return answerOf(outcome.refusal)
  const ended = await endBrowserSession(context, request)
  throw redirect("/signout?erased", {
    status: 303,
    headers: [["set-cookie", ended], cookieOfErasure(context)],
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function YourData({
  loaderData: { isGuest, consents, hasNewsletter: isSubscribed, ...proof },
  actionData,
}: Route.ComponentProps) {
  const t = useText()
  const isPending = useSending()
  const answer: FormAnswer | undefined = actionData
  useFaultAlert(answer, messages.accounts.networkFailed)
  return (
    <AccountPage
      eyebrow="Your account"
      title="Your data"
      lead="What we hold about you is yours to see and to erase."
    >
      <SecurityLinks />
      <section className={styles.part} aria-labelledby="download">
        <h2 id="download">{t("Download your data")}</h2>
        <p>
          <Text
            text="One file with your profile, bookings, bills, enquiries and the emails we sent you. To correct something, update <link>your profile</link> or write to us."
            parts={{ link: <Link to="/update-profile">{""}</Link> }}
          />
        </p>
        <LinkButton href="/my-account/privacy/data.json" variant="secondary" download>
          Download your data
        </LinkButton>
      </section>
      <section className={styles.part} aria-labelledby="consents">
        <h2 id="consents">{t("When you gave us your data")}</h2>
        <ConsentList consents={consents} isSubscribed={isSubscribed} isPending={isPending} />
      </section>
      {isGuest && (
        <section className={styles.part} aria-labelledby="erase">
          <h2 id="erase">{t("Erase your account")}</h2>
          <p>
            <Text
              text="We remove your name, email, phone, address, requests and enquiries at once, and this cannot be undone. Tables that you reserved are cancelled. Bookings stay without your name; receipts and invoices stay as they were issued for eight years, as tax law requires. See <link>our privacy policy</link>."
              parts={{ link: <Link to="/privacypolicy">{""}</Link> }}
            />
          </p>
          <ErasureForm {...proof} answer={answer} isPending={isPending} />
        </section>
      )}
    </AccountPage>
  )
}

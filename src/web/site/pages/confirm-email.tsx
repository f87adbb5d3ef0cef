import { data, Form, redirect } from "react-router"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import {
  confirmEmail,
  findEmailToConfirm,
  findUnconfirmedEmail,
} from "#src/features/accounts/email-confirmations.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import { readSessionSecret } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/confirm-email"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Confirm your email", isPrivate: true })

export const headers = secretAddressHeaders

async function findConfirmedEmail(platform: Platform, actor: SignedInActor): Promise<string | null> {
  const found = await findProfile(platform, actor, actor.userId)
  if (!found.ok || found.value.emailVerifiedAt === null) return null
  return (await findUnconfirmedEmail(platform, found.value)) === null ? found.value.email : null
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const email = await findEmailToConfirm(platform, actor, params.secret)
  return { email, confirmed: email === null ? await findConfirmedEmail(platform, actor) : null }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const confirmation = { secret: params.secret, sessionSecret: readSessionSecret(context, request) }
  const outcome = await confirmEmail(context.get(platformContext), actor, confirmation)
  if (outcome.ok) throw redirect("/my-account?email-confirmed", 303)
  const reason =
    outcome.refusal === "email-taken" ? messages.accounts.emailTaken : messages.links.noLongerValid
  return data<FormAnswer>({ reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The page of the link in an email. It needs a click, because email programs open links as well. */
export default function ConfirmEmail({ loaderData: { email, confirmed }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  if (email === null) return <InvalidLink confirmed={confirmed} />
  return (
    <PageHeader eyebrow="Your account" title="Confirm your email" lead={email} narrow>
      {actionData?.reason && <Notice tone="error" title={actionData.reason} live />}
      <Form method="post">
        <Button size="large" pending={isPending}>
          Confirm this email
        </Button>
      </Form>
    </PageHeader>
  )
}

function InvalidLink({ confirmed }: { confirmed: string | null }) {
  const t = useText()
  return (
    <PageHeader
      eyebrow="Your account"
      title={messages.links.noLongerValid}
      lead={
        confirmed === null
          ? "It works once, for 24 hours, and for the account that it was sent for. Your account can send you another."
          : t("The email of your account, {email}, is confirmed already.", { email: confirmed })
      }
      narrow
    >
      <LinkButton to="/my-account">My Account</LinkButton>
    </PageHeader>
  )
}

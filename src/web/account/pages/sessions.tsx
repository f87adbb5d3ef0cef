import { data, Form } from "react-router"
import {
  endOwnSession,
  endSessionsElsewhere,
  listOwnSessions,
} from "#src/features/accounts/sessions/own-sessions.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import type { Reauthentication } from "#src/features/accounts/sessions/reauthentication.ts"
import { isRecentlyAuthenticated } from "#src/features/accounts/sessions/recent-authentication.service.ts"
import { ReauthenticationForm } from "#src/features/accounts/sessions/ui/reauthentication-form.tsx"
import { SessionList } from "#src/features/accounts/sessions/ui/session-list.tsx"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result } from "#src/shared/result.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { type ProtectedForm, reauthenticateByForm } from "#src/web/forms/reauthentication.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { readSessionSecret } from "#src/web/session.server.ts"
import type { Route } from "./+types/sessions"

export const meta = () => pageMeta({ title: "Devices", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const secret = readSessionSecret(context, request)
  return { sessions: await listOwnSessions(context.get(platformContext), actor, secret) }
}

type Answer = { readonly message: string } | { readonly reauthentication: Reauthentication }

/** Who sent the form, if recently authenticated: a stolen session alone must not sign the owner out (ASVS 7.5.2). */
async function requireRecent(sent: ProtectedForm): Promise<Result<SignedInActor, Reauthentication>> {
  const platform = sent.context.get(platformContext)
  const secret = readSessionSecret(sent.context, sent.request)
  const isAllowed =
    (await isRecentlyAuthenticated(platform, secret)) || (await findSessionGuest(platform, sent.actor))
  return isAllowed ? done(sent.actor) : reauthenticateByForm(sent)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext)
  const form = Object.fromEntries(await request.formData())
  const recent = await requireRecent({ context, request, actor: requireSignedIn(context, url), form })
  if (!recent.ok) return data<Answer>({ reauthentication: recent.refusal }, { status: 403 })
  const actor = recent.value
  if (form["intent"] === "end-others") {
    await endSessionsElsewhere(platform, actor, readSessionSecret(context, request))
    return data<Answer>({ message: "Every other device is signed out." })
  }
  const { id } = form
  if (typeof id === "string" && isRecordId(id) && (await endOwnSession(platform, actor, id)))
    return data<Answer>({ message: "That device is signed out." })
  return data<Answer>({ message: "That device is signed out already." }, { status: 404 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const EndOthers = ({ isPending }: { isPending: boolean }) => (
  <Form method="post">
    <Button name="intent" value="end-others" variant="secondary" pending={isPending}>
      Sign out everywhere else
    </Button>
  </Form>
)

export default function Sessions({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(
    actionData && "isFault" in actionData ? actionData : undefined,
    messages.accounts.networkFailed,
  )
  return (
    <AccountPage
      eyebrow="Your account"
      title="Devices"
      lead="Where your account is signed in. If you do not know a device, sign it out and change your password."
      actions={sessions.length > 1 && <EndOthers isPending={isPending} />}
    >
      <SecurityLinks />
      {actionData && "reauthentication" in actionData && (
        <ReauthenticationForm request={actionData.reauthentication} isPending={isPending} />
      )}
      {actionData && "message" in actionData && <Notice tone="success" title={actionData.message} live />}
      <SessionList sessions={sessions} isPending={isPending} />
    </AccountPage>
  )
}

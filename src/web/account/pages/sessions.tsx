import { data, Form } from "react-router"
import {
  endOwnSession,
  endSessionsElsewhere,
  listOwnSessions,
} from "#src/features/accounts/sessions/own-sessions.service.ts"
import { SessionList } from "#src/features/accounts/sessions/ui/session-list.tsx"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { sessionSecretOf } from "#src/web/session.server.ts"
import type { Route } from "./+types/sessions"

export const meta = () => pageMeta({ title: "Sessions", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const secret = sessionSecretOf(context, request)
  return { sessions: await listOwnSessions(context.get(platformContext), actor, secret) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const form = await request.formData()
  if (form.get("intent") === "end-others") {
    await endSessionsElsewhere(platform, actor, sessionSecretOf(context, request))
    return { message: "Every other device is signed out." }
  }
  const id = form.get("id")
  if (typeof id === "string" && isRecordId(id) && (await endOwnSession(platform, actor, id)))
    return { message: "That device is signed out." }
  return data({ message: "That session has ended already." }, { status: 404 })
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
      title="Sessions"
      lead="Where your account is signed in. If you do not know a device, sign it out and change your password."
      actions={sessions.length > 1 && <EndOthers isPending={isPending} />}
    >
      <SecurityLinks />
      {actionData && "message" in actionData && <Notice tone="success" title={actionData.message} live />}
      <SessionList sessions={sessions} isPending={isPending} />
    </AccountPage>
  )
}

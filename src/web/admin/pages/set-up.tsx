import { data } from "react-router"
import { TestEmailForm } from "#src/features/emails/ui/test-email-form.tsx"
import { findSetUp } from "#src/features/set-up/set-up.service.ts"
import { SetUpList } from "#src/features/set-up/ui/set-up-list.tsx"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerTestEmail } from "#src/web/admin/edits/test-email.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/set-up"

const title = "Set-up"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "set-up.see")
  const checks = await findSetUp(context.get(platformContext), actor)
  if (!checks) throw data(null, { status: 404 })
  return { checks }
}

export function action({ context, url }: Route.ActionArgs) {
  return answerTestEmail(context.get(platformContext), requireRight(context, url, "set-up.see"))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const formatReady = (ready: number, all: number): string =>
  ready === all ? "everything is ready" : `${ready} of ${all} ready`

export default function AdminSetUp({ loaderData: { checks }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  const ready = checks.filter(({ state }) => state === "ready").length
  return (
    <AdminPage
      title={title}
      note={formatReady(ready, checks.length)}
      actions={<TestEmailForm isPending={isPending} />}
    >
      <AdminAnswerView result={actionData} />
      <SetUpList checks={checks} />
    </AdminPage>
  )
}

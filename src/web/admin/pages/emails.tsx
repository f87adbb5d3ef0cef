import { data, Form } from "react-router"
import { z } from "zod"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { listEmailsForDesk, sendEmailAgain, sendTestEmail } from "#src/features/emails/email-log.service.ts"
import { emailColumns } from "#src/features/emails/ui/email-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Table } from "#src/ui/table.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { OlderRows } from "#src/web/admin/admin-layout-older.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/emails"

const path = "/admin/emails"
const emailsOnAPage = 50

export const meta = () => pageMeta({ title: "Emails", isPrivate: true })

function addressOf(isFailedOnly: boolean, before: string | null): string {
  const query = new URLSearchParams({ ...(isFailedOnly && { show: "failed" }), ...(before && { before }) })
  return query.size > 0 ? `${path}?${query}` : path
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "emails.see")
  const { searchParams } = new URL(request.url)
  const isFailedOnly = searchParams.get("show") === "failed"
  const before = searchParams.get("before")
  const page = { isFailedOnly, before, limit: emailsOnAPage + 1 }
  const found = await listEmailsForDesk(context.get(platformContext), actor, page)
  const emails = found.slice(0, emailsOnAPage)
  const last = found.length > emailsOnAPage ? emails.at(-1) : undefined
  return {
    emails,
    isFailedOnly,
    older: last ? addressOf(isFailedOnly, last.id) : null,
    newest: before === null ? null : addressOf(isFailedOnly, null),
  }
}

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("test") }),
  z.object({ intent: z.literal("again"), id: z.guid() }),
])

const failed = (reason?: string) =>
  data<AdminAnswer>(
    { tone: "error", text: messages.admin.wentWrong, ...(reason && { reason }) },
    { status: 409 },
  )

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "emails.see")
  const platform = context.get(platformContext)
  const parsed = input.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return failed()
  if (parsed.data.intent === "again") {
    const outcome = await sendEmailAgain(platform, actor, parsed.data.id)
    if (!outcome.ok) return failed("This email is not among the failed any more.")
    return data<AdminAnswer>({ tone: "success", text: "It is on its way again." })
  }
  const own = await findProfile(platform, actor, actor.userId)
  if (!own.ok || !(await sendTestEmail(platform, actor, own.value.email)).ok) return failed()
  return data<AdminAnswer>({ tone: "success", text: `A test email is on its way to ${own.value.email}.` })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const Tools = ({ isFailedOnly }: { isFailedOnly: boolean }) => {
  const isPending = useSending()
  return (
    <>
      <LinkButton to={addressOf(!isFailedOnly, null)} variant="secondary" size="small">
        {isFailedOnly ? "Show all" : "Show failed"}
      </LinkButton>
      <Form method="post">
        <Button size="small" variant="secondary" name="intent" value="test" pending={isPending}>
          Send me a test email
        </Button>
      </Form>
    </>
  )
}

const Nothing = ({ isFailedOnly }: { isFailedOnly: boolean }) => (
  <EmptyState title={isFailedOnly ? "Every email has left" : messages.admin.empty("Emails")}>
    {isFailedOnly
      ? "Emails that cannot be handed over wait here until they are sent again."
      : "What the hotel writes to guests and colleagues is listed here."}
  </EmptyState>
)

export default function AdminEmails({ loaderData, actionData }: Route.ComponentProps) {
  const { emails, isFailedOnly, older, newest } = loaderData
  return (
    <AdminPage
      title="Emails"
      note={isFailedOnly ? "those that failed, newest first" : "newest first"}
      actions={<Tools isFailedOnly={isFailedOnly} />}
    >
      <AdminAnswerView given={actionData} />
      {emails.length === 0 ? (
        <Nothing isFailedOnly={isFailedOnly} />
      ) : (
        <Table
          columns={emailColumns}
          rows={emails}
          rowKey={({ id }) => id}
          caption="Emails, newest first"
          hideCaption
        />
      )}
      <OlderRows older={older} newest={newest} />
    </AdminPage>
  )
}

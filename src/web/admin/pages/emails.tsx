import { data } from "react-router"
import { z } from "zod"
import { sendEmailAgain } from "#src/features/emails/email-log.service.ts"
import { TestEmailForm } from "#src/features/emails/ui/test-email-form.tsx"
import { emailColumns } from "#src/features/emails/ui/email-columns.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { emailList } from "#src/features/emails/emails.list.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { answerTestEmail } from "#src/web/admin/edits/test-email.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/emails"

const title = "Emails"

export const meta = () => pageMeta({ title, isPrivate: true })

export const loader = (args: Route.LoaderArgs) => loadList(args, emailList)

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("test") }),
  z.object({ intent: z.literal("again"), id: z.guid() }),
])

const failed = (reason?: string) =>
  data<AdminAnswer>(
    { tone: "error", text: staffMessages.wentWrong, ...(reason && { reason }) },
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
  return answerTestEmail(platform, actor)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const empty = {
  title: staffMessages.empty(title),
  reason: "What the hotel writes to guests and colleagues is listed here.",
}

export default function AdminEmails(props: Route.ComponentProps) {
  const isPending = useSending()
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      note="newest first"
      actions={<TestEmailForm isPending={isPending} />}
      columns={emailColumns}
    />
  )
}

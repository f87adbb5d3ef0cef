import { data, Link } from "react-router"
import { isInvited, type UniqueField } from "#src/features/accounts/account.ts"
import { invitationInput } from "#src/features/accounts/accounts.schema.ts"
import { inviteAgain, inviteColleague, listColleagues } from "#src/features/accounts/staff.service.ts"
import { uniqueFieldErrors } from "#src/features/accounts/taken-errors.ts"
import { InvitationForm } from "#src/features/accounts/ui/staff/invitation-form.tsx"
import { InviteAgainForm, inviteAgainIntent } from "#src/features/accounts/ui/staff/invite-again-form.tsx"
import { roleNames } from "#src/features/accounts/role-names.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Table } from "#src/ui/data-table/table.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { requireRecentPassword } from "#src/web/admin/edits/recent-password.server.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/staff"
import styles from "./staff.module.css"

export const meta = () => pageMeta({ title: "Staff", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "users.manage")
  const colleagues = await listColleagues(context.get(platformContext), actor)
  return {
    colleagues: colleagues.map((colleague) => {
      const { id, name, username, email, role } = colleague
      return { id, name, username, email, role, isInvited: isInvited(colleague) }
    }),
  }
}

type Answer = FormAnswer & Partial<AdminAnswer>

/** A guest with a taken email signs in; staff change the role of the account that has it. */
const takenErrors = (fields: readonly UniqueField[]) => ({
  ...uniqueFieldErrors(fields),
  ...(fields.includes("email") && {
    email: "An account with this email exists. Change its role under Users, or invite it again above.",
  }),
})

const success = (text: string) => data<Answer>({ tone: "success", text })

async function answerInviteAgain(platform: Platform, actor: Actor, id: unknown) {
  const outcome = await inviteAgain(platform, actor, String(id))
  if (outcome.ok) return success(`${outcome.value.name} is invited by email again.`)
  const reason = outcome.refusal.kind === "not-invited" && "This invitation is accepted or deleted."
  return data<Answer>(
    { tone: "error", text: staffMessages.wentWrong, ...(reason && { reason }) },
    { status: reason ? 409 : 403 },
  )
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "users.manage")
  const typed = Object.fromEntries(await request.formData())
  const values = typedValues(typed, ["name", "username", "email", "role"])
  const refuse = (status: number, errors: FormAnswer["errors"]) =>
    data<Answer>({ values, ...(errors && { errors }) }, { status })
  const isAgain = typed["intent"] === inviteAgainIntent
  const parsed = isAgain ? null : invitationInput.safeParse(typed)
  if (parsed && !parsed.success) return refuse(422, fieldErrors(parsed.error))
  const recent = await requireRecentPassword({ context, request, actor, form: typed })
  if (!recent.ok) return recent.refusal
  const platform = context.get(platformContext)
  if (!parsed) return answerInviteAgain(platform, recent.value, typed["id"])
  const outcome = await inviteColleague(platform, recent.value, parsed.data)
  if (outcome.ok) return success(`${outcome.value.name} is invited by email.`)
  if (outcome.refusal.kind === "taken") return refuse(409, takenErrors(outcome.refusal.fields))
  return data<Answer>({ tone: "error", text: staffMessages.wentWrong }, { status: 403 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Colleague = Route.ComponentProps["loaderData"]["colleagues"][number]

const columnsFor = (isPending: boolean) => [
  {
    key: "name",
    header: "Name",
    render: ({ id, name }: Colleague) => <Link to={`/admin/user/${id}`}>{name}</Link>,
  },
  { key: "username", header: "Username", render: ({ username }: Colleague) => username },
  { key: "email", header: "Email", render: ({ email }: Colleague) => email },
  {
    key: "role",
    header: "Role",
    render: ({ role }: Colleague) => <Badge tone="accent">{roleNames[role]}</Badge>,
  },
  {
    key: "invitation",
    header: "Invitation",
    isQuiet: true,
    render: (colleague: Colleague) =>
      colleague.isInvited && <InviteAgainForm {...colleague} isPending={isPending} />,
  },
]

/** Splits an answer into the message and the answer of the form. */
function partsOf(given: Route.ComponentProps["actionData"]) {
  if (!given) return { news: undefined, answer: undefined }
  const isNews = ("tone" in given && given.tone !== undefined) || "isFault" in given
  return isNews ? { news: given, answer: undefined } : { news: undefined, answer: given as FormAnswer }
}

export default function AdminStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues } = loaderData
  const isPending = useSending()
  const { news, answer } = partsOf(actionData)
  return (
    <AdminPage title="Staff" back={{ to: "/admin/user", label: "All users" }}>
      <AdminAnswerView result={news} />
      <div className={styles.parts}>
        <Table
          columns={columnsFor(isPending)}
          rows={colleagues}
          rowKey={({ id }) => id}
          caption="Everybody who works here"
          hideCaption
        />
        <section className={styles.invite} aria-labelledby="invite">
          <Eyebrow as="h2" id="invite" plain>
            Invite a colleague
          </Eyebrow>
          <p className={styles.soft}>
            They get an email with a link, and choose a password with a one-time code from a second email.
          </p>
          <UnsavedWarning answer={actionData}>
            <InvitationForm key={colleagues.length} answer={answer} isPending={isPending} />
          </UnsavedWarning>
        </section>
      </div>
    </AdminPage>
  )
}

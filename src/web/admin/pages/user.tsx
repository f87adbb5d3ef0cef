import { data, redirect } from "react-router"
import { profileOf } from "#src/features/accounts/account.ts"
import { roleInput } from "#src/features/accounts/accounts.schema.ts"
import { findAccountForStaff } from "#src/features/accounts/accounts.service.ts"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { resetSecondFactor } from "#src/features/accounts/second-factor/reset-second-factor.service.ts"
import {
  ResetSecondFactorForm,
  resetSecondFactorIntent,
} from "#src/features/accounts/second-factor/ui/reset-second-factor-form.tsx"
import { endSessionsOfUser } from "#src/features/accounts/sessions/end-sessions-of-user.service.ts"
import { changeRole } from "#src/features/accounts/staff.service.ts"
import { EndSessionsForm, endSessionsIntent } from "#src/features/accounts/ui/staff/end-sessions-form.tsx"
import { ProfileTable } from "#src/features/accounts/ui/profile-table.tsx"
import { RoleForm } from "#src/features/accounts/ui/staff/role-form.tsx"
import { roleNames } from "#src/features/accounts/role-names.ts"
import { eraseGuestByStaff } from "#src/features/privacy/privacy.service.ts"
import { EraseGuestForm, eraseGuestIntent } from "#src/features/privacy/ui/erase-guest-form.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { Result } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { requireRecentPassword } from "#src/web/admin/edits/recent-password.server.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { RecordNotFound } from "#src/web/admin/record-page.tsx"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/user"

const back = { to: "/admin/user", label: "All users" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.profile.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "users.see")
  const platform = context.get(platformContext)
  const account = await findAccountForStaff(platform, actor, params.id)
  if (!account) throw data(null, { status: 404 })
  const isOwn = account.id === actor.userId
  const { hasApp, hasPasskey } = await findSecondFactors(platform.db, account.id)
  return {
    id: account.id,
    profile: profileOf(account),
    role: account.role,
    hasAccount: account.hasAccount,
    canManage: hasRight(actor, "users.manage") && !isOwn,
    hasSecondFactor: hasApp || hasPasskey,
    canSeeHistory: hasRight(actor, "audit.see"),
    canSeeBookings: hasRight(actor, "bookings.see"),
  }
}

const reasons = {
  forbidden: "You are not allowed to do that.",
  "reauthentication-needed": staffMessages.reauthenticationNeeded,
  "unknown-account": "There is no such person any more.",
  "own-account": "Somebody else has to change your role.",
  "last-owner": "The hotel keeps at least one owner.",
  "own-second-factor": "You change your own second factor in your account.",
  "own-sessions": "You end your own sessions in your account.",
  "no-second-factor": "They have no second factor.",
  "not-a-guest": "Only guests are erased.",
  "stay-to-come": "They have a stay that is not over.",
  "open-balance": "A payment or refund of one of their stays is still open. Settle the folio first.",
  "email-queued": "An email to them is just being sent. Try again in a few minutes.",
  "unverified-email": "They have to confirm their email first. Their account page sends the link.",
} as const

type Change = (
  platform: Platform,
  actor: SignedInActor,
  id: string,
) => Promise<Result<null, { readonly kind: keyof typeof reasons }>>

/** The actions of the forms other than the role form, by their intents. */
const changes = new Map<unknown, Change>([
  [resetSecondFactorIntent, resetSecondFactor],
  [endSessionsIntent, endSessionsOfUser],
  [eraseGuestIntent, eraseGuestByStaff],
])

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const signedIn = requireRight(context, url, "users.manage")
  const failed = (status: number, reason: string) =>
    data<AdminAnswer>({ tone: "error", text: staffMessages.wentWrong, reason }, { status })
  const platform = context.get(platformContext)
  const typed = Object.fromEntries(await request.formData())
  const recent = await requireRecentPassword({ context, request, actor: signedIn, form: typed })
  if (!recent.ok) return recent.refusal
  const actor = recent.value
  const change = changes.get(typed["intent"])
  if (change) {
    const changed = await change(platform, actor, id)
    if (!changed.ok) return failed(409, reasons[changed.refusal.kind])
    if (change === eraseGuestByStaff) throw redirect(pathAfterSave(back.to, "erased"), 303)
    return data<AdminAnswer>({ tone: "success", text: staffMessages.updated })
  }
  const parsed = roleInput.safeParse(typed)
  if (!parsed.success) return failed(422, "Choose one of the roles offered.")
  const outcome = await changeRole(platform, actor, { id, role: parsed.data.role })
  if (!outcome.ok) return failed(409, reasons[outcome.refusal.kind])
  return data<AdminAnswer>({ tone: "success", text: staffMessages.updated })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Person = Route.ComponentProps["loaderData"]

const UserActions = ({ id, profile, canSeeBookings, canSeeHistory }: Person) => (
  <>
    {canSeeBookings && (
      <LinkButton
        to={`/admin/booking?q=${encodeURIComponent(profile.email || profile.phone)}`}
        variant="secondary"
        size="small"
      >
        Bookings
      </LinkButton>
    )}
    {canSeeHistory && <HistoryLink id={id} />}
  </>
)

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, role, hasAccount, canManage, hasSecondFactor } = loaderData
  const isPending = useSending()
  // The record of a guest without an email has no sign-in.
  const canSignIn = profile.email !== ""
  return (
    <AdminPage
      title={profile.name}
      back={back}
      note={hasAccount ? roleNames[role] : "Guest without an account"}
      actions={<UserActions {...loaderData} />}
    >
      <AdminAnswerView result={actionData} />
      <ProfileTable profile={profile} role={roleNames[role]} hasAccount={hasAccount} />
      {canManage && hasSecondFactor && <ResetSecondFactorForm name={profile.name} isPending={isPending} />}
      {canManage && canSignIn && <EndSessionsForm {...{ hasAccount, isPending }} name={profile.name} />}
      {canManage && canSignIn && hasAccount && (
        <RoleForm key={role} role={role} name={profile.name} isPending={isPending} />
      )}
      {canManage && role === "guest" && <EraseGuestForm name={profile.name} isPending={isPending} />}
    </AdminPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    Nobody has this address. They may have been deleted.
  </RecordNotFound>
)

import { data, redirect } from "react-router"
import { profileOf } from "#src/features/accounts/account.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import {
  findUnconfirmedEmail,
  resendEmailConfirmation,
  withdrawEmailChange,
} from "#src/features/accounts/email-confirmations.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { SecurityLinks } from "#src/features/accounts/sessions/ui/security-links.tsx"
import { ConfirmEmailNotice } from "#src/features/accounts/ui/confirm-email-notice.tsx"
import { findNextStay } from "#src/features/bookings/next-stay.service.ts"
import { NextStay } from "#src/features/bookings/ui/next-stay.tsx"
import { ProfileTable } from "#src/features/accounts/ui/profile-table.tsx"
import { StaffWork } from "#src/features/accounts/ui/staff/staff-work.tsx"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { messages } from "#src/shared/messages.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { isStaff, staffRoleName } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { OutcomeToast } from "#src/web/account/outcome-toast.tsx"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { listMainScreens } from "#src/web/admin/admin-layout-menu.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/my-account"

export const meta = () => pageMeta({ title: "My Account", isPrivate: true })

/** The outcome of the previous page. */
function outcomeOf(search: URLSearchParams): string | null {
  if (search.has("updated")) return messages.accounts.profileUpdated
  if (search.has("account-created")) return messages.accounts.accountCreated
  return search.has("email-confirmed") ? messages.accounts.emailConfirmed : null
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const found = await findProfile(platform, actor, actor.userId)
  if (!found.ok) throw redirect("/")
  const outcome = outcomeOf(new URL(request.url).searchParams)
  const nextStay = await findNextStay(platform, actor)
  const unconfirmed = await findUnconfirmedEmail(platform, found.value)
  const profile = profileOf(found.value)
  const staff = { role: staffRoleName(actor), work: isStaff(actor) ? listMainScreens(actor) : [] }
  const hasAccount = (await findSessionGuest(platform, actor)) === null
  return { profile, ...staff, hasAccount, outcome, nextStay, unconfirmed }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const intent = (await request.formData()).get("intent")
  if (intent === "keep") await withdrawEmailChange(platform, actor)
  if (intent !== "send-again") throw redirect("/my-account", 303)
  const outcome = await resendEmailConfirmation(platform, actor)
  if (outcome.ok) return { message: "The link is on its way again." }
  return data({ message: tooManyTriesReason(outcome.refusal.retryAfterSeconds) }, { status: 429 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => answerOrFault(() => serverLoader())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const loaded = "profile" in loaderData ? loaderData : null
  const isPending = useSending()
  const answer = actionData && "message" in actionData ? actionData : undefined
  const fault = actionData && "isFault" in actionData ? actionData : undefined
  useFaultAlert(fault, messages.accounts.networkFailed)
  useFaultAlert("isFault" in loaderData ? loaderData : undefined, messages.accounts.profileLoadFailed)
  return (
    <AccountPage
      eyebrow="Your account"
      title="My Account"
      actions={
        loaded?.hasAccount === false ? (
          <LinkButton to="/create-account" variant="secondary">
            Create an account
          </LinkButton>
        ) : (
          <LinkButton to="/update-profile" variant="secondary">
            Update profile
          </LinkButton>
        )
      }
    >
      <OutcomeToast outcome={loaded?.outcome ?? null} bareAddress="/my-account" />
      {loaded ? (
        <>
          {loaded.role && <StaffWork role={loaded.role} links={loaded.work} />}
          {loaded.unconfirmed !== null && (
            <ConfirmEmailNotice
              email={loaded.profile.email}
              unconfirmed={loaded.unconfirmed}
              answer={answer?.message}
              isPending={isPending}
            />
          )}
          {loaded.nextStay && <NextStay booking={loaded.nextStay} />}
          <ProfileTable profile={loaded.profile} role={loaded.role} hasAccount={loaded.hasAccount} />
          {loaded.hasAccount && <SecurityLinks />}
        </>
      ) : (
        <EmptyState
          title="Your details could not be fetched"
          actions={<LinkButton href={inLanguage(t.language, "/my-account")}>Try again</LinkButton>}
        />
      )}
    </AccountPage>
  )
}

import { useCallback } from "react"
import { redirect } from "react-router"
import { profileOf } from "#src/features/accounts/account.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { findNextStay } from "#src/features/bookings/next-stay.service.ts"
import { NextStay } from "#src/features/bookings/ui/next-stay.tsx"
import { ProfileTable } from "#src/features/accounts/ui/profile-table.tsx"
import { useFaultAlert } from "#src/ui/use-fault-alert.ts"
import { messages } from "#src/shared/messages.ts"
import { staffRoleName } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/notice.tsx"
import { useToast } from "#src/ui/toast-provider.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { AccountPage } from "#src/web/layouts/account-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { useToldOnce } from "#src/web/use-told-once.ts"
import type { Route } from "./+types/my-account"

export const meta = () => pageMeta({ title: "My Account", isPrivate: true })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const found = await findProfile(platform, actor, actor.userId)
  if (!found.ok) throw redirect("/")
  const isUpdated = new URL(request.url).searchParams.has("updated")
  const nextStay = await findNextStay(platform, actor)
  return { profile: profileOf(found.value), role: staffRoleName(actor), isUpdated, nextStay }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => answerOrFault(() => serverLoader())

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  const loaded = "profile" in loaderData ? loaderData : null
  const toast = useToast()
  const tellUpdated = useCallback(() => toast.success(messages.accounts.profileUpdated), [toast])
  useToldOnce(loaded?.isUpdated ?? false, tellUpdated, "/my-account")
  useFaultAlert("isFault" in loaderData ? loaderData : undefined, messages.accounts.profileLoadFailed)
  return (
    <AccountPage
      eyebrow="Your account"
      title="My Account"
      actions={
        <LinkButton to="/update-profile" variant="secondary">
          Update profile
        </LinkButton>
      }
    >
      {loaded?.isUpdated && (
        <noscript>
          <Notice tone="success" title={messages.accounts.profileUpdated} />
        </noscript>
      )}
      {loaded ? (
        <>
          {loaded.nextStay && <NextStay booking={loaded.nextStay} />}
          <ProfileTable profile={loaded.profile} role={loaded.role} />
        </>
      ) : (
        <EmptyState
          title="Your details could not be fetched"
          actions={<LinkButton href="/my-account">Try again</LinkButton>}
        />
      )}
    </AccountPage>
  )
}

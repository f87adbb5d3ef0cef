import { useCallback } from "react"
import { Form, redirect } from "react-router"
import { RedirectPage } from "#src/features/accounts/ui/redirect-page.tsx"
import { clearStoredSession } from "#src/features/accounts/ui/stored-session.ts"
import { clearDrafts } from "#src/features/bookings/place/ui/draft-storage.ts"
import { messages } from "#src/shared/messages.ts"
import { removeFromTab } from "#src/ui/browser/session-storage.ts"
import { Button } from "#src/ui/button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { formDraftStart } from "#src/ui/forms/drafts/draft.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { actorContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { endBrowserSession, hasJustErased } from "#src/web/session.server.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/sign-out"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Sign out", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

const justSignedOut = "signed-out"
const justErased = "erased"

export function loader({ context, request }: Route.LoaderArgs) {
  const isSignedIn = context.get(actorContext).kind === "user"
  const { searchParams } = new URL(request.url)
  const isErased = searchParams.has(justErased) && hasJustErased(context, request)
  if (!isSignedIn && !isErased && !searchParams.has(justSignedOut)) throw redirect("/")
  return { isSignedIn, isErased }
}

export async function action({ context, request }: Route.ActionArgs) {
  const forgotten = await endBrowserSession(context, request)
  throw redirect(`/signout?${justSignedOut}`, { status: 303, headers: { "set-cookie": forgotten } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const erased = "Your account is erased. Thank you for staying with us."

/** Deletes the stored session and loads the home page (ACCT-7). */
function Departure({ isErased }: { isErased: boolean }) {
  const t = useText()
  const toast = useToast()
  const before = useCallback(() => {
    clearStoredSession()
    clearDrafts()
    removeFromTab(formDraftStart)
    toast.afterReload({ tone: "success", text: isErased ? erased : messages.accounts.signedOut })
  }, [isErased, toast])
  const lead = t(isErased ? erased : "You are signed out.")
  return <RedirectPage title={t("Safe travels")} lead={lead} to="/" before={before} />
}

export default function SignOut({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  if (!loaderData.isSignedIn) {
    return <Departure isErased={loaderData.isErased} />
  }
  return (
    <PageHeader title="Sign out" lead="Your stays are kept until you are back." narrow>
      <Form method="post">
        <Button pending={isPending}>Sign out</Button>
      </Form>
    </PageHeader>
  )
}

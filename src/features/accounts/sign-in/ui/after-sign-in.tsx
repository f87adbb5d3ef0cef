import { useCallback } from "react"
import { RedirectPage } from "#src/features/accounts/ui/redirect-page.tsx"
import { type StoredSession, storeSession } from "#src/features/accounts/ui/stored-session.ts"
import { messages } from "#src/shared/messages.ts"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { useText } from "#src/ui/use-text.tsx"

type SignedIn = {
  session: StoredSession
  to: string
  /** A guest of the site, who reads that the sign-in succeeded. */
  isGuest: boolean
}

/** Stores the session in the browser and continues with a full page load (AUTH-4). */
export function AfterSignIn({ session, to, isGuest }: SignedIn) {
  const t = useText()
  const toast = useToast()
  const before = useCallback(() => {
    storeSession(session)
    if (isGuest) toast.afterReload({ tone: "success", text: messages.accounts.signedIn })
  }, [session, isGuest, toast])
  return (
    <RedirectPage
      title={t("Welcome, {name}", { name: session.name })}
      lead={t("You are signed in.")}
      to={to}
      before={before}
    />
  )
}

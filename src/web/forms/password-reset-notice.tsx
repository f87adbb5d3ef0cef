import { useCallback } from "react"
import { clearResetUsername } from "#src/features/accounts/password-reset/ui/stored-reset.ts"
import { messages } from "#src/shared/messages.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { useToastOnce } from "./use-toast-once.ts"

/** Shows that the new password is set, and deletes the stored username (AUTH-5). */
export function PasswordResetNotice({ isReset }: { isReset: boolean }) {
  const toast = useToast()
  const showToast = useCallback(() => {
    clearResetUsername()
    toast.success(messages.accounts.passwordReset)
  }, [toast])
  useToastOnce(isReset, showToast, "/signin")
  if (!isReset) return null
  return (
    <noscript>
      <Notice tone="success" title={messages.accounts.passwordReset} />
    </noscript>
  )
}

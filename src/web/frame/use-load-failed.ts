import { useEffect } from "react"
import { useNavigate } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"

/** When a profile or testimonial fails to load: shows an alert and navigates to the account (ACCT-3). */
export function useLoadFailed(isFault: boolean): void {
  const alert = useAlert()
  const navigate = useNavigate()
  useEffect(() => {
    if (isFault) void alert(messages.accounts.profileLoadFailed).then(() => navigate("/my-account"))
  }, [alert, isFault, navigate])
}

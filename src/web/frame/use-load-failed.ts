import { useEffect } from "react"
import { useNavigate } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"

/** A profile or testimonial that could not be fetched is told in an alert and leads to the account (ACCT-3). */
export function useLoadFailed(isFault: boolean): void {
  const alert = useAlert()
  const navigate = useNavigate()
  useEffect(() => {
    if (isFault) void alert(messages.accounts.profileLoadFailed).then(() => navigate("/my-account"))
  }, [alert, isFault, navigate])
}

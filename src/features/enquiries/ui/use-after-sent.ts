import { useEffect } from "react"
import { useNavigate } from "react-router"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { useText } from "#src/ui/use-text.tsx"

const redirectMilliseconds = 1000

type Sent = { readonly text: string; readonly desk: { readonly phone: string; readonly href: string } }

/**
 * Shows a success toast, and opens the home page a second later (CONST-3). The toast offers to call the desk, and so stays
 * long enough to be read there.
 */
export function useAfterSent(isSent: boolean, { text, desk: { phone, href } }: Sent): void {
  const toast = useToast()
  const label = useText()("Call {phone}", { phone })
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSent) return undefined
    toast.success(text, { label, press: () => location.assign(href) })
    const timer = setTimeout(() => void navigate("/", { replace: true }), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, navigate, text, label, href, toast])
}

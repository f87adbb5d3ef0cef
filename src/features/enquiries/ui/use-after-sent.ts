import { useEffect } from "react"
import { useNavigate } from "react-router"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"

const redirectMilliseconds = 1000

/** Shows a success toast, and opens the home page a second later (CONST-3). */
export function useAfterSent(isSent: boolean, text: string): void {
  const toast = useToast()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSent) return undefined
    toast.success(text)
    const timer = setTimeout(() => void navigate("/", { replace: true }), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, navigate, text, toast])
}

import { useEffect } from "react"
import { useReload } from "#src/ui/browser/use-reload.ts"

const pollMilliseconds = 4000

/** The webhook may settle the payment: then the loader redirects to the confirmation (PAY-5). */
export function usePaymentPolling(isUnclear: boolean): () => void {
  const look = useReload()
  useEffect(() => {
    if (!isUnclear) return undefined
    const timer = setInterval(look, pollMilliseconds)
    return () => clearInterval(timer)
  }, [isUnclear, look])
  return look
}

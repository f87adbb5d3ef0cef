import { useCallback, useEffect } from "react"
import { useRevalidator } from "react-router"

const pollMilliseconds = 4000

/** The webhook may settle the payment: then the loader redirects to the confirmation (PAY-5). */
export function usePaymentPolling(isUnclear: boolean): () => void {
  const { revalidate } = useRevalidator()
  const look = useCallback(() => void revalidate(), [revalidate])
  useEffect(() => {
    if (!isUnclear) return undefined
    const timer = setInterval(look, pollMilliseconds)
    return () => clearInterval(timer)
  }, [isUnclear, look])
  return look
}

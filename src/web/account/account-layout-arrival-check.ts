import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router"
import { useStoredSession } from "#src/features/accounts/ui/stored-session.ts"

const arrivalCheckMilliseconds = 500

/**
 * Half a second after arrival, a browser without a stored sign-in requests its session: without one it is
 * redirected to the sign-in page (ROUTE-8). The same happens when another tab signs out.
 */
export function useArrivalCheck(): void {
  const isStored = useStoredSession() !== null
  const { revalidate } = useRevalidator()
  const ask = useRef(revalidate)
  useEffect(() => {
    ask.current = revalidate
  }, [revalidate])
  useEffect(() => {
    if (isStored) return undefined
    const timer = setTimeout(() => void ask.current(), arrivalCheckMilliseconds)
    return () => clearTimeout(timer)
  }, [isStored])
  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask.current()
    }
    window.addEventListener("pageshow", askAgain)
    return () => window.removeEventListener("pageshow", askAgain)
  }, [])
}

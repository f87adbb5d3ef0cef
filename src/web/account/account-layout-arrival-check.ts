import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router"
import { readStoredSession, useStoredSession } from "#src/features/accounts/ui/stored-session.ts"
import { useReload } from "#src/ui/browser/use-reload.ts"

const arrivalCheckMilliseconds = 500

/**
 * Half a second after arrival, a browser without a stored sign-in requests its session: without one it is
 * redirected to the sign-in page (ROUTE-8). The same happens when another tab signs out. A page that the back button
 * shows again loads again.
 */
export function useArrivalCheck(): void {
  const isStored = useStoredSession() !== null
  const { revalidate } = useRevalidator()
  const reload = useReload()
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
      if (!persisted) return
      if (readStoredSession()) reload()
      else void ask.current()
    }
    window.addEventListener("pageshow", askAgain)
    return () => window.removeEventListener("pageshow", askAgain)
  }, [reload])
}

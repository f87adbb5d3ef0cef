import { useEffect, useEffectEvent } from "react"
import { useRevalidator } from "react-router"
import { readStoredSession, useStoredSession } from "#src/features/accounts/ui/stored-session.ts"
import { useReload } from "#src/ui/browser/use-reload.ts"

const sessionCheckMilliseconds = 500

/**
 * Half a second after the page opens, a browser without a stored sign-in requests its session: without one it is
 * redirected to the sign-in page (ROUTE-8). The same happens when another tab signs out. A page that the back button
 * shows again loads again.
 */
export function useSessionCheck(): void {
  const isStored = useStoredSession() !== null
  const { revalidate } = useRevalidator()
  const reload = useReload()
  const check = useEffectEvent(() => void revalidate())
  const checkAgain = useEffectEvent(() => (readStoredSession() ? reload() : void revalidate()))
  useEffect(() => {
    if (isStored) return undefined
    const timer = setTimeout(check, sessionCheckMilliseconds)
    return () => clearTimeout(timer)
  }, [isStored])
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkAgain()
    }
    window.addEventListener("pageshow", show)
    return () => window.removeEventListener("pageshow", show)
  }, [])
}

import { useSyncExternalStore } from "react"

const never = () => () => undefined

/**
 * False in server-rendered pages and during hydration, true once scripts run. Enhanced controls replace plain forms
 * then.
 */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

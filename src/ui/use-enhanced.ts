import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False in served pages and while they come alive; true once script runs: what then replaces the plain form. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether this browser has passkeys for this address: none has at IP addresses (WebAuthn, 5.1.3, step 8). */
export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(window.location.hostname)

/** The same for rendering. True in server-rendered pages, so that the layout rarely shifts once scripts run. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => true)

import { useSyncExternalStore } from "react"

const never = () => () => undefined

// Browsers refuse passkeys at IP addresses (WebAuthn, 5.1.3, step 8).
const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(window.location.hostname)

/** Whether this browser has passkeys for this address; false in server-rendered pages. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => false)

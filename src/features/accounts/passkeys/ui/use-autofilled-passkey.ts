import { useEffect, useEffectEvent } from "react"
import { canUsePasskeys } from "./use-can-use-passkeys.ts"

// The server's challenge ends after five minutes.
const askAgainMilliseconds = 4 * 60_000

async function ceremonyOfAutofill() {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null
  return import("./passkey-ceremony.ts").catch(() => null)
}

/** Lets the browser offer passkeys where the username is typed (conditional UI), unless another request is on. */
export function useAutofilledPasskey(isOffered: boolean, onResponse: (response: string) => void): void {
  const give = useEffectEvent(onResponse)
  useEffect(() => {
    if (!isOffered || !canUsePasskeys()) return
    let isOver = false
    let cancel = () => undefined as void
    const offer = async () => {
      const ceremony = await ceremonyOfAutofill()
      if (!ceremony || isOver) return
      cancel = ceremony.cancelRequest
      const outcome = await ceremony.requestAuthenticator("sign-in", { isAutofill: true })
      if (outcome.ok && !isOver) give(outcome.value)
    }
    void offer()
    const timer = setInterval(() => void offer(), askAgainMilliseconds)
    return () => {
      isOver = true
      clearInterval(timer)
      cancel()
    }
  }, [isOffered])
}

import { type ReactNode, useRef, useState } from "react"
import { useSubmit } from "react-router"
import { Button, type ButtonLook } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { messages } from "#src/shared/messages.ts"
import { refused } from "#src/shared/result.ts"
import { passkeyField, type PasskeyPurpose } from "../passkey.ts"
import styles from "./passkey-button.module.css"
import { useCanUsePasskeys } from "./use-can-use-passkeys.ts"

type PasskeyButtonProps = ButtonLook & {
  purpose: PasskeyPurpose
  isPending: boolean
  /** Called when the authenticator starts and ends. */
  onAsking?: (isAsking: boolean) => void
  children: ReactNode
}

const runCeremony = async (purpose: PasskeyPurpose) => {
  const ceremony = await import("./passkey-ceremony.ts").catch(() => null)
  return ceremony ? ceremony.requestAuthenticator(purpose) : refused(messages.accounts.networkFailed)
}

/** Runs an authenticator, and submits its form with the answer. Not shown where passkeys do not work. */
export function PasskeyButton({ purpose, isPending, onAsking, children, ...look }: PasskeyButtonProps) {
  const canUse = useCanUsePasskeys()
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  if (!canUse) return null
  const setAsking = (isNow: boolean) => {
    setIsAsking(isNow)
    onAsking?.(isNow)
  }
  const ask = async () => {
    setAsking(true)
    setReason(null)
    const outcome = await runCeremony(purpose)
    setAsking(false)
    if (!outcome.ok) return setReason(outcome.refusal)
    if (field.current) field.current.value = outcome.value
    await submit(field.current?.form ?? null)
  }
  return (
    <>
      <input type="hidden" name={passkeyField} ref={field} defaultValue="" />
      <Button
        {...look}
        type="button"
        className={styles.button}
        pending={isPending || isAsking}
        onClick={() => void ask()}
      >
        {children}
      </Button>
      {reason !== null && <Notice tone="error" title={reason} live />}
    </>
  )
}

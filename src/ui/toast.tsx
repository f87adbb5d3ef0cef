import { CheckCircleIcon } from "@phosphor-icons/react/dist/icons/CheckCircle"
import { WarningCircleIcon } from "@phosphor-icons/react/dist/icons/WarningCircle"
import { XIcon } from "@phosphor-icons/react/dist/icons/X"
import { useEffect } from "react"
import { classes } from "./classes.ts"
import { Icon } from "./icon.tsx"
import type { ToastMessage } from "./toast-handover.ts"
import styles from "./toast.module.css"

const shownMilliseconds = { success: 2000, error: 4000 }

type ToastProps = ToastMessage & { isPaused: boolean; onEnd: () => void }

/** One message that leaves by itself; its time starts again when a pause ends. */
export function Toast({ tone, text, isPaused, onEnd }: ToastProps) {
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(onEnd, shownMilliseconds[tone])
    return () => clearTimeout(timer)
  }, [isPaused, onEnd, tone])
  return (
    <div className={classes(styles.toast, styles[tone])} data-tone="dark">
      <Icon
        of={tone === "success" ? CheckCircleIcon : WarningCircleIcon}
        weight="regular"
        className={styles.icon}
      />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} onClick={onEnd}>
        <Icon of={XIcon} label="Dismiss" />
      </button>
    </div>
  )
}

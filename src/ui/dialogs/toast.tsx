import { CheckCircleIcon } from "@phosphor-icons/react/dist/icons/CheckCircle"
import { WarningCircleIcon } from "@phosphor-icons/react/dist/icons/WarningCircle"
import { XIcon } from "@phosphor-icons/react/dist/icons/X"
import { useEffect } from "react"
import { classes } from "#src/ui/classes.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import type { ToastAction, ToastMessage } from "./toast-handover.ts"
import styles from "./toast.module.css"

const shownMilliseconds = { success: 2000, error: 4000 }
const withActionMilliseconds = 10_000

type ToastProps = ToastMessage & {
  action?: ToastAction | undefined
  isPaused: boolean
  /** The path of the page that shows it. */
  pathname: string
  onEnd: () => void
}

function Countdown({ milliseconds, onEnd }: { milliseconds: number; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, onEnd])
  return null
}

/** A message that closes by itself. Its timer restarts when a pause ends, and when a form navigates to another page. */
export function Toast({ tone, text, action, isPaused, pathname, onEnd }: ToastProps) {
  const milliseconds = action ? withActionMilliseconds : shownMilliseconds[tone]
  const shown = useScreenText()
  const act = () => {
    action?.press()
    onEnd()
  }
  return (
    <div className={classes(styles.toast, styles[tone])} data-tone="dark">
      {!isPaused && <Countdown key={pathname} milliseconds={milliseconds} onEnd={onEnd} />}
      <Icon of={tone === "success" ? CheckCircleIcon : WarningCircleIcon} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text}>{shown(text)}</p>
        {action && (
          <button type="button" className={styles.action} onClick={act}>
            {shown(action.label)}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} onClick={onEnd}>
        <Icon of={XIcon} label="Dismiss" />
      </button>
    </div>
  )
}

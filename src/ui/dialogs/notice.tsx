import { CheckCircleIcon } from "@phosphor-icons/react/dist/icons/CheckCircle"
import { InfoIcon } from "@phosphor-icons/react/dist/icons/Info"
import { WarningIcon } from "@phosphor-icons/react/dist/icons/Warning"
import { WarningCircleIcon } from "@phosphor-icons/react/dist/icons/WarningCircle"
import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import styles from "./notice.module.css"

export type NoticeTone = "info" | "success" | "warning" | "error"

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, error: WarningCircleIcon }

type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Read out when it appears after the page has loaded. */
  live?: boolean
}

/** A message inside the page. */
export function Notice({ tone = "info", title, children, live }: NoticeProps) {
  const shown = useScreenText()
  const role = tone === "error" ? "alert" : "status"
  return (
    <div className={classes(styles.notice, styles[tone])} role={live ? role : undefined}>
      <Icon of={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{shown(title)}</p>}
        {shown(children)}
      </div>
    </div>
  )
}

import type { ReactNode } from "react"
import styles from "./badge.module.css"
import { classes } from "./classes.ts"
import { useScreenText } from "./screen-text.ts"

type BadgeProps = {
  tone?: "neutral" | "accent" | "success" | "warning" | "danger" | "info"
  children: ReactNode
}

/** A status label; the text carries the meaning, the colour only supports it. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  const shown = useScreenText()
  return <span className={classes(styles.badge, tone !== "neutral" && styles[tone])}>{shown(children)}</span>
}

import type { ReactNode } from "react"
import styles from "./badge.module.css"
import { classes } from "./classes.ts"

type BadgeProps = {
  tone?: "neutral" | "accent" | "success" | "warning" | "danger" | "info"
  children: ReactNode
}

/** A state in a word or two; the words carry it, the colour only helps. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={classes(styles.badge, tone !== "neutral" && styles[tone])}>{children}</span>
}

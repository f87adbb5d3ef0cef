import type { Icon as PhosphorIcon } from "@phosphor-icons/react"
import { classes } from "./classes.ts"
import { useText } from "./use-text.tsx"
import styles from "./icon.module.css"

type IconProps = {
  /** From "@phosphor-icons/react/dist/icons/...", one import for each, so that no page loads them all. */
  of: PhosphorIcon
  /** Its accessible name, when there is no text beside it. */
  label?: string
  className?: string | undefined
}

export function Icon({ of: Drawing, label, className }: IconProps) {
  const t = useText()
  const name = label ? ({ role: "img", "aria-label": t(label) } as const) : ({ "aria-hidden": true } as const)
  return <Drawing weight="light" className={classes(styles.icon, className)} {...name} />
}

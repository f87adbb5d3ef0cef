import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { useText } from "./use-text.tsx"
import styles from "./section.module.css"

type SectionProps = {
  children: ReactNode
  tone?: "light" | "parchment" | "dark" | "night"
  width?: "text" | "form" | "page" | "wide" | "full"
  space?: "normal" | "compact" | "flush"
  id?: string
  /** The id of the heading that names it, or its name. */
  labelledBy?: string
  label?: string
  className?: string | undefined
}

/** A section of the page: its background, width and spacing. */
export function Section({ children, tone, width = "page", space = "normal", ...rest }: SectionProps) {
  const t = useText()
  return (
    <section
      id={rest.id}
      className={classes(styles.section, space !== "normal" && styles[space])}
      data-tone={tone}
      aria-labelledby={rest.labelledBy}
      aria-label={rest.label && t(rest.label)}
    >
      <div className={classes(styles.inner, styles[width], rest.className)}>{children}</div>
    </section>
  )
}

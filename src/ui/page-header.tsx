import type { ReactNode } from "react"
import { type Crumb, Breadcrumbs } from "./navigation/breadcrumbs.tsx"
import { classes } from "./classes.ts"
import { Eyebrow } from "./eyebrow.tsx"
import { useScreenText } from "./screen-text.ts"
import styles from "./page-header.module.css"

type PageHeaderProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  trail?: readonly Crumb[]
  /** A smaller title for the steps of a task and the account pages. */
  quiet?: boolean
  /** Aligned with a form of `Section width="form"`. */
  narrow?: boolean
  /** Actions below the text. */
  children?: ReactNode
}

/** The header of a page without a picture: its h1, lead and actions. */
export function PageHeader({ title, eyebrow, lead, trail, quiet, narrow, children }: PageHeaderProps) {
  const shown = useScreenText()
  return (
    <header className={classes(styles.header, narrow && styles.narrow)}>
      {trail && (
        <div className={styles.trail}>
          <Breadcrumbs trail={trail} />
        </div>
      )}
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className={classes(styles.title, (quiet || narrow) && styles.quiet)}>{shown(title)}</h1>
      {lead && <p className={styles.lead}>{shown(lead)}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </header>
  )
}

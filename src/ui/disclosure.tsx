import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import styles from "./disclosure.module.css"
import { useText } from "./use-text.tsx"

type DisclosureProps = { title: string; note: string; isOpen: boolean; children: ReactNode }

/** Optional fields of a form that are closed at first. */
export function Disclosure({ title, note, isOpen, children }: DisclosureProps) {
  const t = useText()
  return (
    <details className={styles.disclosure} open={isOpen || undefined}>
      <summary className={styles.summary}>{t(title)}</summary>
      <p className={styles.note}>{t(note)}</p>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

type FormDisclosureProps = {
  title: string
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}

/** A form of the admin behind its title. It is open when it was refused. */
export const FormDisclosure = ({ title, isOpen, className, children }: FormDisclosureProps) => (
  <details className={classes(styles.form, className)} open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
)

import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import styles from "./form-disclosure.module.css"

type FormDisclosureProps = {
  title: string
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}

/** A form of the admin behind its title. It is open when it was refused. */
export const FormDisclosure = ({ title, isOpen, className, children }: FormDisclosureProps) => (
  <details className={classes(styles.disclosure, className)} open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
)

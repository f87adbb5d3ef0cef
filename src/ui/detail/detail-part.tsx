import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import styles from "./detail-part.module.css"

type DetailColumnProps = { className?: string | undefined; children: ReactNode }

/** A column of parts on a staff page of one record. */
export const DetailColumn = ({ className, children }: DetailColumnProps) => (
  <div className={classes(styles.column, className)}>{children}</div>
)

type DetailPartProps = { title: string; children: ReactNode }

/** A titled part of a staff page of one record. */
export const DetailPart = ({ title, children }: DetailPartProps) => (
  <section className={styles.part}>
    <Eyebrow as="h2" plain>
      {title}
    </Eyebrow>
    {children}
  </section>
)

import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import styles from "./detail-part.module.css"

type DetailColumnProps = { className?: string | undefined; children: ReactNode }

/** A column of parts on a staff page of one record. */
export const DetailColumn = ({ className, children }: DetailColumnProps) => (
  <div className={classes(styles.column, className)}>{children}</div>
)

type DetailPartProps = {
  /** Where a link leads to the part. */
  id?: string
  title: string
  children: ReactNode
}

/** A titled part of a staff page of one record. */
export const DetailPart = ({ id, title, children }: DetailPartProps) => (
  <section className={styles.part} id={id}>
    <Eyebrow as="h2" plain>
      {title}
    </Eyebrow>
    {children}
  </section>
)

type PartLinksProps = { label: string; parts: readonly { readonly id: string; readonly title: string }[] }

/** Links to the parts of a long page, shown where the page has one column; they stay at the top of the screen. */
export const PartLinks = ({ label, parts }: PartLinksProps) => (
  <nav className={styles.links} aria-label={label}>
    {parts.map(({ id, title }) => (
      <a key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </nav>
)

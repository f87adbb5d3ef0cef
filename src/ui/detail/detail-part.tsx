import { type ReactNode, useState } from "react"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useMediaQuery } from "#src/ui/browser/use-media-query.ts"
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
  /** Only for staff: it is not printed, since prints are given to guests. */
  isInternal?: boolean
  children: ReactNode
}

/** A titled part of a staff page of one record. */
export const DetailPart = ({ id, title, isInternal, children }: DetailPartProps) => (
  <section className={classes(styles.part, isInternal && styles.internal)} id={id}>
    <Eyebrow as="h2" plain>
      {title}
    </Eyebrow>
    {children}
  </section>
)

type FoldedPartProps = DetailPartProps & { id: string }

function Fold({ id, title, isInternal, children }: FoldedPartProps) {
  const [isOpen] = useState(() => window.location.hash === `#${id}`)
  return (
    <details className={classes(styles.folded, isInternal && styles.internal)} open={isOpen}>
      <summary>
        <Eyebrow as="h2" plain>
          {title}
        </Eyebrow>
      </summary>
      {/* A link to what is in a closed fold opens it. */}
      <div id={id} className={styles.part}>
        {children}
      </div>
    </details>
  )
}

/** A part that a phone folds; paper, which may be as narrow, does not. */
export const FoldedPart = (part: FoldedPartProps) =>
  useMediaQuery("screen and (max-width: 47.99rem)") ? <Fold {...part} /> : <DetailPart {...part} />

type PartLink = {
  readonly id: string
  readonly title: string
  /** It leads to a form that is often needed. */
  readonly isAction?: boolean
}

type PartLinksProps = { label: string; parts: readonly PartLink[] }

/** Links to the parts of a long page, shown where the page has one column; they stay at the top of the screen. */
export const PartLinks = ({ label, parts }: PartLinksProps) => (
  <nav className={styles.links} aria-label={label}>
    {parts.map(({ id, title, isAction }) => (
      <a key={id} href={`#${id}`} className={isAction ? styles.action : undefined}>
        {title}
      </a>
    ))}
  </nav>
)

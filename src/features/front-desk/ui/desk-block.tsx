import type { ReactNode } from "react"
import { Link } from "react-router"
import { classes } from "#src/ui/classes.ts"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import styles from "./desk-block.module.css"

export type DeskBlockProps = {
  id: string
  title: string
  count: number
  /** The text of an empty block. */
  empty: string
  /** The complete list; the count links to it as well. */
  more?: { to: string; label: string }
  children: ReactNode
}

const Count = ({ count, more }: { count: number; more: DeskBlockProps["more"] | undefined }) =>
  more ? (
    <Link to={more.to} className={styles.count} aria-label={`${more.label}: ${formatBoundedCount(count)}`}>
      {formatBoundedCount(count)}
    </Link>
  ) : (
    <span className={styles.count}>{formatBoundedCount(count)}</span>
  )

/** A block with a count, its content, and a link to the rest. */
export function DeskPanel({ id, title, count, empty, more, children }: DeskBlockProps) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Count count={count} more={more} />
      </div>
      {count === 0 ? <p className={styles.nothing}>{empty}</p> : children}
      {more && count > 0 && (
        <Link to={more.to} className={styles.more}>
          {more.label}
        </Link>
      )}
    </section>
  )
}

/** A block of the admin home: a panel whose content is rows. */
export const DeskBlock = ({ children, ...panel }: DeskBlockProps) => (
  <DeskPanel {...panel}>
    <ul className={styles.list}>{children}</ul>
  </DeskPanel>
)

/**
 * Blocks side by side. Empty ones share one block with a line each, so that the blocks with work come first.
 */
export function DeskBlocks({ blocks }: { blocks: readonly DeskBlockProps[] }) {
  const empty = blocks.filter(({ count }) => count === 0)
  return (
    <div className={styles.blocks}>
      {blocks
        .filter(({ count }) => count > 0)
        .map((block) => (
          <DeskBlock key={block.id} {...block} />
        ))}
      {empty.length > 0 && (
        <section className={classes(styles.block, styles.emptyLists)} aria-labelledby="empty-lists-title">
          <h2 id="empty-lists-title" className={styles.title}>
            Nothing to do
          </h2>
          <ul className={styles.list}>
            {empty.map((block) => (
              <DeskRow
                key={block.id}
                {...(block.more && { to: block.more.to })}
                name={block.title}
                facts={block.empty}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type DeskRowProps = {
  to?: string
  name: string
  facts: ReactNode
  end?: ReactNode
  endFacts?: ReactNode
}

export function DeskRow({ to, name, facts, end, endFacts }: DeskRowProps) {
  return (
    <li className={styles.row}>
      {to ? (
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.end}>{end}</span>
      <span className={styles.soft}>{facts}</span>
      <span className={`${styles.soft} ${styles.end}`}>{endFacts}</span>
    </li>
  )
}

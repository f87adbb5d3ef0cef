import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import styles from "./desk-block.module.css"

type DeskBlockProps = {
  id: string
  title: string
  count: number
  /** What stands there when there is nothing to do. */
  nothing: string
  /** The whole list, to which the figure leads as well. */
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

/** One concern of the day: how many, the first of them, and the way to the rest. */
export function DeskBlock({ id, title, count, nothing, more, children }: DeskBlockProps) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Count count={count} more={more} />
      </div>
      {count === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
      {more && count > 0 && (
        <Link to={more.to} className={styles.more}>
          {more.label}
        </Link>
      )}
    </section>
  )
}

type DeskRowProps = {
  /** Where the row leads, if anywhere. */
  to?: string
  name: string
  facts: ReactNode
  end?: ReactNode
  endFacts?: ReactNode
}

/** One line of a block. */
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

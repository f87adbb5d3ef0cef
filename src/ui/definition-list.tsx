import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { useScreenText } from "./screen-text.ts"
import styles from "./definition-list.module.css"

export type Definition = { term: string; description: ReactNode; isTotal?: boolean }

type DefinitionListProps = {
  items: readonly Definition[]
  /** Rows for facts, a ledger for sums with the figures at the end, a grid for a few short facts. */
  look?: "rows" | "ledger" | "grid"
}

export function DefinitionList({ items, look = "rows" }: DefinitionListProps) {
  const shown = useScreenText()
  return (
    <dl className={classes(styles.list, styles[look])}>
      {items.map(({ term, description, isTotal }) => (
        <div key={term} className={classes(styles.row, isTotal && styles.total)}>
          <dt>{shown(term)}</dt>
          <dd>{shown(description)}</dd>
        </div>
      ))}
    </dl>
  )
}

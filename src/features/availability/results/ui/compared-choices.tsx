import { classes } from "#src/ui/classes.ts"
import { Link } from "#src/ui/navigation/link.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./filter-row.module.css"

export type ComparedChoice = {
  readonly name: string
  readonly isCompared: boolean
  /** The comparison with this type added or left out; null when there would be too few or too many. */
  readonly to: string | null
}

/** All room types in a row: a press adds one to the comparison or leaves it out. */
export function ComparedChoices({ choices }: { choices: readonly ComparedChoice[] }) {
  const t = useText()
  return (
    <nav className={classes(styles.row, styles.wrapped)} aria-label={t("Rooms to compare")}>
      {choices.map(({ name, isCompared, to }) =>
        to === null ? (
          <span key={name} className={styles.toggle} aria-current={isCompared || undefined}>
            {t(name)}
          </span>
        ) : (
          <Link
            key={name}
            to={to}
            replace
            preventScrollReset
            aria-current={isCompared || undefined}
            className={styles.toggle}
          >
            {t(name)}
          </Link>
        ),
      )}
    </nav>
  )
}

import { airport } from "#src/shared/location/airport.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./terminals.module.css"

/** The minutes by the hotel's car to each terminal. */
export function Terminals() {
  const t = useText()
  return (
    <dl className={styles.terminals}>
      {airport.terminals.map(({ id, driveMinutes }) => (
        <div key={id} className={styles.terminal}>
          <dt>{t("Terminal {terminal}", { terminal: id })}</dt>
          <dd>
            <span className={styles.minutes}>{driveMinutes}</span> {t("min")}
          </dd>
        </div>
      ))}
    </dl>
  )
}

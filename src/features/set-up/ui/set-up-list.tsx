import { Badge } from "#src/ui/badge.tsx"
import { type SetUpCheck, setUpStateNames } from "../set-up.ts"
import styles from "./set-up-list.module.css"

const tones = { ready: "success", check: "warning", missing: "danger" } as const satisfies Record<
  SetUpCheck["state"],
  string
>

/** The checks of the set-up page: what is ready, and what to do about the rest. */
export const SetUpList = ({ checks }: { checks: readonly SetUpCheck[] }) => (
  <ul className={styles.checks} aria-label="Checks">
    {checks.map(({ name, state, text, action }) => (
      <li key={name}>
        <h2 className={styles.name}>{name}</h2>
        <span>
          <Badge tone={tones[state]}>{setUpStateNames[state]}</Badge>
        </span>
        <div className={styles.text}>
          <p>{text}</p>
          {action && <p className={styles.action}>{action}</p>}
        </div>
      </li>
    ))}
  </ul>
)

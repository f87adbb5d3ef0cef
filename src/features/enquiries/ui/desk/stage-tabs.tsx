import { Link } from "react-router"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import { type Stage, stageNames, stages } from "#src/features/enquiries/enquiry-pipeline.ts"
import styles from "./stage-tabs.module.css"

type StageTabsProps = {
  path: string
  counts: Readonly<Record<Stage, number>>
  /** The stages in the list's filter. */
  chosen: readonly string[]
}

/** The number of enquiries at each stage, as links to the filtered list. */
export function StageTabs({ path, counts, chosen }: StageTabsProps) {
  return (
    <nav aria-label="Stages">
      <ul className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <Link
              to={`${path}?stage=${stage}`}
              className={styles.stage}
              aria-current={chosen.length === 1 && chosen[0] === stage ? "page" : undefined}
            >
              <span className={styles.count}>{formatBoundedCount(counts[stage])}</span>
              <span>{stageNames[stage]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link } from "react-router"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { type Stage, stageNamesOf, stagesOf } from "#src/features/enquiries/enquiry-pipeline.ts"
import styles from "./stage-tabs.module.css"

type StageTabsProps = {
  kind: EnquiryKind
  path: string
  counts: Readonly<Record<Stage, number>>
  /** The stages in the list's filter. */
  chosen: readonly string[]
}

/** The number of enquiries at each stage, as links to the filtered list. */
export function StageTabs({ kind, path, counts, chosen }: StageTabsProps) {
  return (
    <nav aria-label="Stages">
      <ul className={styles.stages}>
        {stagesOf(kind).map((stage) => (
          <li key={stage}>
            <Link
              to={`${path}?stage=${stage}`}
              className={styles.stage}
              aria-current={chosen.length === 1 && chosen[0] === stage ? "page" : undefined}
            >
              <span className={styles.count}>{formatBoundedCount(counts[stage])}</span>
              <span>{stageNamesOf(kind)[stage]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

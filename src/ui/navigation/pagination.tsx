import { LinkButton } from "#src/ui/link-button.tsx"
import styles from "./pagination.module.css"

type PaginationProps = {
  label: string
  /** Addresses of the neighbouring pages; absent at the ends. */
  previous?: string | undefined
  next?: string | undefined
  /** As "41 to 60 of 1,204". */
  status?: string
}

/** Links to the previous and next page: keyset paging has no page numbers. */
export function Pagination({ label, previous, next, status }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      <p className={styles.status}>{status}</p>
      <div className={styles.ways}>
        {previous && (
          <LinkButton to={previous} variant="secondary" size="small">
            Previous
          </LinkButton>
        )}
        {next && (
          <LinkButton to={next} variant="secondary" size="small">
            Next
          </LinkButton>
        )}
      </div>
    </nav>
  )
}

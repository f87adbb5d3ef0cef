import { tableAddress, type TableCursor, withChange } from "#src/shared/table-query.ts"
import { LinkButton } from "../link-button.tsx"
import type { TableListing } from "./table-model.ts"
import styles from "./table-tools.module.css"

/** The ways to the neighbouring pages, and back to the beginning. */
export function TablePages({ rules, query, page }: TableListing<unknown>) {
  const { previous, next } = page
  if (!previous && !next) return null
  const to = (cursor: TableCursor | null) => tableAddress(rules, withChange(query, { cursor }))
  const look = { variant: "secondary", size: "small" } as const
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {previous && (
        <>
          <LinkButton {...look} to={to(null)}>
            First page
          </LinkButton>
          <LinkButton {...look} to={to(previous)}>
            Previous
          </LinkButton>
        </>
      )}
      {next && (
        <LinkButton {...look} to={to(next)}>
          Next
        </LinkButton>
      )}
    </nav>
  )
}

import { LinkButton } from "#src/ui/link-button.tsx"

export const historyPath = (recordId: string): string => `/admin/audit?record=${recordId}`

/** A link to the audit log of a record, for staff who may see it. */
export const HistoryLink = ({ id }: { id: string }) => (
  <LinkButton to={historyPath(id)} variant="secondary" size="small">
    History
  </LinkButton>
)

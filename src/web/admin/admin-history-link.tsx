import { LinkButton } from "#src/ui/link-button.tsx"

export const historyPath = (recordId: string): string => `/admin/audit?record=${recordId}`

/** Leads to what was done to a record, for those who may read the log. */
export const HistoryLink = ({ id }: { id: string }) => (
  <LinkButton to={historyPath(id)} variant="secondary" size="small">
    History
  </LinkButton>
)

import { LinkButton } from "#src/ui/link-button.tsx"

/** Links to change the dates of a confirmed booking or to cancel it. */
export const DeskActions = ({ id }: { id: string }) => (
  <>
    <LinkButton to={`/admin/${id}/move`} variant="secondary" size="small">
      Move dates
    </LinkButton>
    <LinkButton to={`/admin/${id}/cancel`} variant="secondary" size="small">
      Cancel booking
    </LinkButton>
  </>
)

import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"

/** Shown when the filters leave no room type. */
export const NoRoomFits = ({ allTo }: { allTo: string }) => (
  <EmptyState
    title="No room has all of this"
    actions={
      <LinkButton to={allTo} variant="secondary" preventScrollReset>
        Show all rooms
      </LinkButton>
    }
  >
    Take one of the filters away to see more rooms.
  </EmptyState>
)

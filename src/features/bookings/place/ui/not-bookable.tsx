import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"

type NotBookableProps = {
  readonly reason: string | null
  readonly searchTo: string
  /** All rooms for the same dates. */
  readonly roomsTo: string
  readonly searchLabel: string
  /** The page of the waitlist, where the guest can join it. */
  readonly joinTo: string | null
}

/** Why a stay cannot be booked, and where the guest can go on. */
export const NotBookable = ({ reason, searchTo, searchLabel, roomsTo, joinTo }: NotBookableProps) => (
  <Section space="flush">
    <EmptyState
      title={reason ?? ""}
      actions={
        <>
          <LinkButton to={searchTo}>{searchLabel}</LinkButton>
          {joinTo && (
            <LinkButton to={joinTo} variant="secondary">
              Join the waitlist
            </LinkButton>
          )}
          <LinkButton to={roomsTo} variant="secondary">
            Other rooms
          </LinkButton>
        </>
      }
    >
      Nothing was booked. Another time, fewer rooms or another room may fit.
    </EmptyState>
  </Section>
)

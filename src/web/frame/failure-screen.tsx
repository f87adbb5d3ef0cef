import { hotel } from "#src/shared/hotel.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"

/** The page of a server error. */
export function FailureScreen() {
  return (
    <PageHeader
      eyebrow="A short delay"
      title="Something on our side did not work"
      lead={
        <>
          It is not your doing, and we have been told. Please try again in a moment, or call us on{" "}
          <a href={hotel.reservations.href}>{hotel.reservations.phone}</a>: someone at the desk can do it for
          you, at any hour.
        </>
      }
    >
      <LinkButton href="">Try again</LinkButton>
      <LinkButton href="/" variant="secondary">
        To the first page
      </LinkButton>
    </PageHeader>
  )
}

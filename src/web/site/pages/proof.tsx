import { findHotelProof } from "#src/features/accounting/hotel-proof.service.ts"
import { formatProofCount } from "#src/features/accounting/hotel-proof.ts"
import { groupDigits } from "#src/shared/format/digit-grouping.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Definition, DefinitionList } from "#src/ui/definition-list.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/proof"
import styles from "./proof.module.css"

export const meta = () =>
  pageMeta({
    title: "How we keep our promises",
    description:
      "No room sold twice, no bill that does not add up: what Vimana New Delhi checks, how often, and what the last check found.",
    canonical: "/proof",
  })

export const loader = ({ context }: Route.LoaderArgs) => findHotelProof(context.get(platformContext))

type Proof = Route.ComponentProps["loaderData"]

const factsOfRooms = ({ inventory }: Proof): Definition[] => [
  { term: "Nights sold beyond the rooms we have", description: groupDigits(inventory.nightsOversold) },
  {
    term: "Nights counted, of all room types",
    description: groupDigits(inventory.nightsChecked),
  },
  {
    term: "Is a room being held while a guest books?",
    description: inventory.hasHeldRooms ? "Yes, at this moment" : "Not at this moment",
  },
]

const factsOfAudit = (audit: NonNullable<Proof["audit"]>): Definition[] => [
  { term: "Nights whose counter and bookings disagree", description: formatProofCount(audit.nights) },
  {
    term: "Bookings whose bill does not add up to its balance",
    description: formatProofCount(audit.folios),
  },
  {
    term: "Entries on which the ledger and the bills disagree",
    description: formatProofCount(audit.ledger),
  },
  { term: "Invoices and receipts that are wrong", description: formatProofCount(audit.documents) },
  { term: "All differences, of every check", description: groupDigits(audit.differences) },
]

const Rooms = (proof: Proof) => (
  <section aria-labelledby="rooms">
    <h2 id="rooms">No room is sold twice</h2>
    <p>
      Each night of each room type has one counter, and the database refuses a booking that would take it past
      the number of rooms. A room that is held while you pay counts as taken, until you book or the hold ends.
    </p>
    <DefinitionList look="ledger" items={factsOfRooms(proof)} />
    <p className={styles.when}>
      Counted <time dateTime={proof.countedAt}>{formatHotelMoment(proof.countedAt)}</time>, and again each
      minute that somebody reads this page.
    </p>
  </section>
)

const Bills = ({ audit }: Proof) => (
  <section aria-labelledby="bills">
    <h2 id="bills">Every bill adds up</h2>
    <p>
      Each night we work everything out again from the bookings themselves: the rooms of each night, the total
      of each booking, every line of every bill, the ledger, and the numbers and figures of all invoices. A
      difference of one paisa is a difference.
    </p>
    {audit ? (
      <>
        <DefinitionList look="ledger" items={factsOfAudit(audit)} />
        <p className={styles.when}>
          The last audit ended <time dateTime={audit.at}>{formatHotelMoment(audit.at)}</time>.
        </p>
      </>
    ) : (
      <p>The first audit runs tonight. Its result will be here in the morning.</p>
    )}
  </section>
)

export default function ProofPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="How we keep our promises"
        lead="A promise is worth more when you can look at the figures behind it. These come from our own books, as they stand."
        quiet
      />
      <Section width="text" space="flush" className={styles.proof}>
        <Rooms {...loaderData} />
        <Bills {...loaderData} />
        <section aria-labelledby="look">
          <h2 id="look">Look for yourself</h2>
          <p>
            Our prices and free rooms are open to everybody: read{" "}
            <a href="/llms.txt">what assistants are told</a> or <a href="/api/docs">the calls of our API</a>.
            If a figure above is not what it should be, guest care would like to hear from you:{" "}
            <a href={`mailto:${hotel.support.email}`}>{hotel.support.email}</a>.
          </p>
        </section>
      </Section>
    </>
  )
}

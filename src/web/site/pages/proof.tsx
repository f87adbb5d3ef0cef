import { findHotelProof } from "#src/features/accounting/hotel-proof.service.ts"
import { formatProofCount } from "#src/features/accounting/hotel-proof.ts"
import { groupDigits } from "#src/shared/format/digit-grouping.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Definition, DefinitionList } from "#src/ui/definition-list.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import type { Translate } from "#src/shared/language/translate.ts"
import { Text, useText } from "#src/ui/use-text.tsx"
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

const factsOfRooms = ({ inventory }: Proof, t: Translate): Definition[] => [
  { term: t("Nights sold beyond the rooms we have"), description: groupDigits(inventory.nightsOversold) },
  {
    term: t("Nights counted, of all room types"),
    description: groupDigits(inventory.nightsChecked),
  },
  {
    term: t("Is a room being held while a guest books?"),
    description: inventory.hasHeldRooms ? t("Yes, at this moment") : t("Not at this moment"),
  },
]

const factsOfAudit = (audit: NonNullable<Proof["audit"]>, t: Translate): Definition[] => [
  { term: t("Nights whose counter and bookings disagree"), description: t(formatProofCount(audit.nights)) },
  {
    term: t("Bookings whose bill does not add up to its balance"),
    description: t(formatProofCount(audit.folios)),
  },
  {
    term: t("Entries on which the ledger and the bills disagree"),
    description: t(formatProofCount(audit.ledger)),
  },
  { term: t("Invoices and receipts that are wrong"), description: t(formatProofCount(audit.documents)) },
  { term: t("All differences, of every check"), description: groupDigits(audit.differences) },
]

const At = ({ moment, text }: { moment: string; text: string }) => {
  const shown = useText()(formatHotelMoment(moment))
  return (
    <p className={styles.when}>
      <Text text={text} values={{ moment: shown }} parts={{ at: <time dateTime={moment} /> }} />
    </p>
  )
}

function Rooms(proof: Proof) {
  const t = useText()
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms">{t("No room is sold twice")}</h2>
      <p>
        {t(
          "Each night of each room type has one counter, and the database refuses a booking that would take it past the number of rooms. A room that is held while you pay counts as taken, until you book or the hold ends.",
        )}
      </p>
      <DefinitionList look="ledger" items={factsOfRooms(proof, t)} />
      <At
        moment={proof.countedAt}
        text="Counted <at>{moment}</at>, and again each minute that somebody reads this page."
      />
    </section>
  )
}

function Bills({ audit }: Proof) {
  const t = useText()
  return (
    <section aria-labelledby="bills">
      <h2 id="bills">{t("Every bill adds up")}</h2>
      <p>
        {t(
          "Each night we work everything out again from the bookings themselves: the rooms of each night, the total of each booking, every line of every bill, the ledger, and the numbers and figures of all invoices. A difference of one paisa is a difference.",
        )}
      </p>
      {audit ? (
        <>
          <DefinitionList look="ledger" items={factsOfAudit(audit, t)} />
          <At moment={audit.at} text="The last audit ended <at>{moment}</at>." />
        </>
      ) : (
        <p>{t("The first audit runs tonight. Its result will be here in the morning.")}</p>
      )}
    </section>
  )
}

export default function ProofPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
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
          <h2 id="look">{t("Look for yourself")}</h2>
          <p>
            <Text
              text="Our prices and free rooms are open to everybody: read <told>what assistants are told</told> or <calls>the calls of our API</calls>. If a figure above is not what it should be, guest care would like to hear from you: <write>{email}</write>."
              values={{ email: hotel.support.email }}
              parts={{
                told: <a href="/llms.txt">{""}</a>,
                calls: <a href="/api/docs">{""}</a>,
                write: <a href={`mailto:${hotel.support.email}`}>{""}</a>,
              }}
            />
          </p>
        </section>
      </Section>
    </>
  )
}

import { useLoaderData } from "react-router"
import { isCurrent } from "#src/features/content/offers/offers.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { OfferCards } from "#src/features/content/ui/offer-cards.tsx"
import { Badge } from "#src/ui/badge.tsx"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import { loadBookableOffers } from "#src/web/bookable-offers.server.ts"
import { platformContext } from "#src/web/context.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/user-offer"
import styles from "./user-offer.module.css"

export const meta = () => pageMeta({ title: "Offers", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url)
  return {
    current: await loadBookableOffers(context),
    hasEnded: !isCurrent({ validUntil }, context.get(platformContext).clock.today()),
  }
}

/** The static cards have the date of CONST-4; after it they are marked as ended. */
const validUntil = calendarDateOf("2025-05-15")
const validity = "Valid until 15 May 2025"

const offers = [
  {
    id: "breakfast",
    title: "Breakfast before the first departure",
    alt: "Coffee, toast and a clock at five in the morning before a window where an aircraft climbs at sunrise",
    text: "Stay two nights or more and a breakfast tray comes to your room before your flight, at any hour.",
    action: { to: "/booking", label: "Book a Room" },
  },
  {
    id: "dinner",
    title: "A table for two at Zaika",
    alt: "A table laid for two under an arch at dusk",
    text: "Five courses of the old Delhi kitchen for guests of the hotel, with a quarter off the second menu.",
    action: { href: hotel.reservations.href, label: "Reserve by phone" },
  },
  {
    id: "pool",
    title: "An afternoon above the runway",
    alt: "A lounger under a striped parasol beside the infinity pool as an aircraft climbs past the sun",
    text: "Late check-out at six and the infinity pool to yourself, when your flight leaves in the evening.",
    action: { to: "/booking", label: "Book a Room" },
  },
] as const

type Offer = (typeof offers)[number]

function OfferCard({ offer, hasEnded }: { offer: Offer; hasEnded: boolean }) {
  const { id, title, alt, text, action } = offer
  const { label, ...target } = action
  const t = useText()
  const shown = useScreenText()
  return (
    <article className={classes(styles.offer, hasEnded && styles.ended)} aria-labelledby={`offer-${id}`}>
      <img className={styles.picture} src={`/brand/offers/${id}.svg`} alt={t(alt)} width="900" height="600" />
      <div className={styles.words}>
        <p className={styles.valid}>
          {hasEnded && <Badge>Ended</Badge>} {t(validity)}
        </p>
        <h2 id={`offer-${id}`} className={styles.title}>
          {t(title)}
        </h2>
        <p className={styles.text}>{t(text)}</p>
        {!hasEnded && (
          <LinkButton
            {...target}
            variant="secondary"
            size="small"
            aria-label={`${shown(label)}: ${t(title)}`}
          >
            {label}
          </LinkButton>
        )}
      </div>
    </article>
  )
}

/** The offers that can be booked come first; the static cards follow (ACCT-6). */
export default function UserOffer() {
  const { current, hasEnded } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <AccountPage eyebrow="For our guests" title="Offers">
      {current.length > 0 && <OfferCards offers={current} />}
      <section className={classes(styles.more, hasEnded && styles.earlier)}>
        {hasEnded && <Eyebrow as="h2">Earlier offers</Eyebrow>}
        <ol className={styles.offers} aria-label={t(hasEnded ? "Earlier offers" : "Offers")}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} hasEnded={hasEnded} />
            </li>
          ))}
        </ol>
      </section>
    </AccountPage>
  )
}

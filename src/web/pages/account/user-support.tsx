import { isHidden } from "#src/features/bookings/booking.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { cancellationTerms } from "#src/features/bookings/change-booking.service.ts"
import { OwnBookingRefund } from "#src/features/bookings/ui/own-booking-refund.tsx"
import { hotel } from "#src/shared/hotel.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { Notice } from "#src/ui/notice.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { AccountPage } from "#src/web/layouts/account-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/user-support"
import styles from "./user-support.module.css"

export const meta = () => pageMeta({ title: "Support", isPrivate: true })

async function cancellationOf(platform: Platform, actor: SignedInActor, id: string) {
  const booking = await findBooking(platform, actor, id)
  if (!booking || isHidden(booking)) return null
  return { booking, ...(await cancellationTerms(platform, booking)) }
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const id = new URL(request.url).searchParams.get("booking")
  const platform = context.get(platformContext)
  const cancellation = id ? await cancellationOf(platform, actor, id) : null
  return { cancellation, isMissing: Boolean(id) && !cancellation, now: platform.clock.now().toISOString() }
}

const Phones = () => (
  <section className={styles.block} aria-labelledby="support-phones">
    <h2 id="support-phones" className={styles.title}>
      By telephone
    </h2>
    <ul className={styles.lines}>
      <li className={styles.line}>
        <span>All guests</span>
        <a href={hotel.support.href} className={styles.number}>
          {hotel.support.phone}
        </a>
      </li>
      {hotel.membership.phones.map(({ tier, phone, href, hours }) => (
        <li key={tier} className={styles.line}>
          <span>{tier}</span>
          <a href={href} className={styles.number}>
            {phone}
          </a>
          <span className={styles.hours}>{hours}</span>
        </li>
      ))}
    </ul>
  </section>
)

const letters = [
  { desk: "Guest care", email: hotel.support.email },
  { desk: "Booking", email: hotel.reservations.email },
]

const Letters = () => (
  <section className={styles.block} aria-labelledby="support-mail">
    <h2 id="support-mail" className={styles.title}>
      By e-mail
    </h2>
    <ul className={styles.lines}>
      {letters.map(({ desk, email }) => (
        <li key={desk} className={styles.line}>
          <span>{desk}</span>
          <a href={`mailto:${email}`} className={styles.letter}>
            {email}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

export default function UserSupport({ loaderData }: Route.ComponentProps) {
  const { cancellation, isMissing, now } = loaderData
  return (
    <AccountPage
      eyebrow="Guest care"
      title="Support"
      lead="Members have lines of their own. Whoever answers can see your bookings and change them."
    >
      {isMissing && (
        <Notice tone="warning" title="We could not find that booking in your account.">
          Call us with its reference and we will look together.
        </Notice>
      )}
      {cancellation && <OwnBookingRefund {...cancellation} now={now} />}
      <div className={styles.ways}>
        <Phones />
        <Letters />
      </div>
    </AccountPage>
  )
}

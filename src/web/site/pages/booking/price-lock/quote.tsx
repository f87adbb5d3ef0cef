import { data, isRouteErrorResponse } from "react-router"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { formatBookingQuery, formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { lockedQuote } from "#src/features/bookings/price-lock/price-lock.ts"
import {
  isPriceLockExpired,
  quoteAtKeptPrice,
  readPriceLock,
} from "#src/features/bookings/price-lock/price-locks.service.ts"
import { CopyLinkButton } from "#src/features/bookings/price-lock/ui/copy-link-button.tsx"
import { keepPriceRule } from "#src/features/bookings/price-lock/ui/price-lock-text.ts"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney, toRupees } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/quote"
import { priceLockParameter } from "./kept-price.ts"
import styles from "./quote.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your kept price", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const lock = await readPriceLock(platform, token)
  const room = lock && (await findRoomType(platform.db, lock.roomTypeId))
  if (!lock || !room) throw data(null, { status: 404 })
  const { checkIn, checkOut, party, expiresAt, issuedAt } = lock
  const search = { checkIn, checkOut, party }
  const locked = lockedQuote(lock, await findBookingSettings(platform.db))
  const isOver = isPriceLockExpired(platform, lock)
  const now = isOver ? null : await quoteAtKeptPrice(platform, { lock }, { roomId: room.id, search })
  const quote = now?.ok ? now.value.quote : locked
  const quoted = { totalRupees: toRupees(quote.total), nights: quote.nights.length }
  const bookQuery = formatBookingQuery(search, quoted)
  bookQuery.set(priceLockParameter, token)
  const refusal = now && !now.ok ? now.refusal : null
  return {
    roomName: room.name,
    picture: await loadShownPicture(context, room.pictureIds[0]),
    stay: { checkIn, checkOut },
    party,
    quote,
    expiresAt,
    issuedAt,
    isOver,
    /** Shown when today's price is lower than the kept one: the guest pays the lower price. */
    lowerTotal: quote.total < locked.total ? quote.total : null,
    bookTo: now?.ok ? `/booking/${room.id}?${bookQuery}` : null,
    reason: refusal && refusal.kind !== "unknown-room" ? formatQuoteRefusal(refusal).text : null,
    searchTo: `/check-availability/${room.id}?${formatStaySearch(search)}`,
  }
}

type Loaded = Route.ComponentProps["loaderData"]

function State({ loaded }: { loaded: Loaded }) {
  const t = useText()
  const { isOver, reason, lowerTotal, expiresAt } = loaded
  if (isOver)
    return (
      <Notice
        tone="warning"
        title={t("This price was kept until {time}", { time: t(formatHotelMoment(expiresAt)) })}
      >
        Please search again for the current price.
      </Notice>
    )
  if (reason) return <Notice tone="warning" title={reason} />
  if (lowerTotal === null) return null
  return (
    <Notice tone="success" title="The price has fallen since">
      {t("You pay {amount}.", { amount: formatMoney(lowerTotal) })}
    </Notice>
  )
}

/** A signed quote receipt: the price of a stay, kept for a day. */
export default function QuoteReceipt({ loaderData: loaded }: Route.ComponentProps) {
  const t = useText()
  const { roomName, picture, stay, party, quote, issuedAt, expiresAt, bookTo, searchTo, isOver } = loaded
  const facts = [
    { term: "Quoted", description: formatHotelMoment(issuedAt) },
    { term: "Kept until", description: formatHotelMoment(expiresAt) },
  ]
  return (
    <>
      <PageHeader
        eyebrow="Quote receipt"
        title={isOver ? "This price is no longer kept" : "Your price is kept"}
        lead={keepPriceRule}
        quiet
      />
      <Task side={<RoomPrice roomName={roomName} picture={picture} price={quote} />}>
        <State loaded={loaded} />
        <TaskPart title="Your stay">
          <StayFacts stay={stay} party={party} more={facts} />
        </TaskPart>
        <div className={styles.actions}>
          {bookTo ? (
            <LinkButton to={bookTo} size="large">
              {t("Book at {amount}", { amount: formatMoney(quote.total) })}
            </LinkButton>
          ) : (
            <LinkButton to={searchTo} size="large">
              Search this stay again
            </LinkButton>
          )}
          {bookTo && <CopyLinkButton />}
        </div>
      </Task>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageHeader
      title="This is not one of our receipts"
      lead="The address is not complete, or was changed."
      narrow
    >
      <LinkButton to="/check-availability">Search a stay</LinkButton>
    </PageHeader>
  )
}

import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { openSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { aRequestedCancellation } from "#src/features/bookings/cancel/cancellation-requests.factory.ts"
import { aBooking, aHold, aStaySearch, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { createBookingsUrl } from "#src/features/bookings/link/booking-link.service.ts"
import { createPaymentLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { keepPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { formatBookingQuery, formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aWaiting, linkOf } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { seedGallery } from "#src/features/content/gallery/gallery.seed.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { seedOffers } from "#src/features/content/offers/offers.seed.ts"
import { seedTestimonials } from "#src/features/content/testimonials/testimonials.seed.ts"
import { seedEnquiries } from "#src/features/enquiries/enquiries.seed.ts"
import { seedSubscribers } from "#src/features/enquiries/newsletter/newsletter.seed.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createTablePath } from "#src/features/table-reservations/table-link.service.ts"
import { seedTables } from "#src/features/table-reservations/tables.seed.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { adminLists } from "#src/web/admin/lists/admin-lists.ts"
import type { TestPlatform } from "../test-platform.ts"

/** Offers, pictures, enquiries, subscribers and tables. */
async function fillContent(platform: TestPlatform): Promise<void> {
  await anOffer(platform, { audience: "code", code: "QUIETHANGAR" })
  const seedOfferCards = (on: TestPlatform) => seedOffers(on, [])
  const seeds = [seedTestimonials, seedOfferCards, seedGallery, seedEnquiries, seedSubscribers, seedTables]
  for (const seed of seeds) await seed(platform)
}

const addressesOf = ({ id }: { readonly id: string }): string[] => [
  `/confirmation?booking=${id}`,
  `/payment/${id}`,
  `/user-booking/${id}/dates`,
  `/user-booking/${id}/arrival`,
  `/admin/${id}`,
  `/admin/${id}/move`,
  `/admin/${id}/cancel`,
]

/** A hotel with something behind every page, and the addresses to which no link of another page leads. */
export async function openFuzzedHotel(platform: TestPlatform) {
  const { db, clock } = platform
  const room = await aRoom(platform, { stockQuantity: 50 })
  const full = await aRoom(platform, { stockQuantity: 1 })
  const guest = await aSignedIn(platform)
  const booking = await aBooking(platform, { roomId: room.id, actor: guest.actor })
  const today = await aBooking(platform, { roomId: room.id, actor: guest.actor, checkIn: clock.today() })
  const hold = await aHold(platform, { roomId: room.id, actor: guest.actor })
  await aRequestedCancellation(platform)
  await aBooking(platform, { roomId: full.id })
  const waiting = await linkOf(platform, await aWaiting(platform, { roomId: full.id }))
  await fillContent(platform)
  const [table] = await db.execute<{ id: string }>("select id from table_reservations limit 1")
  const search = aStaySearch()
  const lock = valueOf(await keepPrice(platform, { roomId: room.id, search }, "203.0.113.7"))
  const [subscriber] = await db.execute<{ key: string }>(
    "select unsubscribe_key as key from newsletter_subscribers limit 1",
  )
  const stay = formatBookingQuery(search, { totalRupees: 20_000, nights: 2 })
  const addresses = [
    `/booking/${room.id}?${stay}`,
    `/booking/${room.id}?${stay}&code=QUIETHANGAR&quote=${lock}`,
    `/check-availability?${stay}`,
    `/check-availability?${stay}&only=bed-king&sort=price`,
    `/rooms/compare?types=${room.slug}&${stay}`,
    `/check-availability/${room.id}?${stay}`,
    `/keep-price/${room.id}?${stay}`,
    `/quote/${lock}`,
    `/price-calendar.json?rooms=1&room=${room.id}`,
    `/waitlist/${full.id}?${formatStaySearch({ ...search, checkOut: addDays(clock.today(), 33) })}`,
    `/waitlist/${waiting.id}/${waiting.signature}`,
    new URL(await createBookingsUrl(platform, booking)).pathname,
    `/pay/${await db.transaction((tx) => createPaymentLink(tx, { bookingId: hold.id, depositId: null }))}`,
    `/newsletter/unsubscribe/${subscriber?.key}`,
    ...(table ? [await createTablePath(db, table.id), `${await createTablePath(db, table.id)}/change`] : []),
    ...[booking, today, hold].flatMap(addressesOf),
    `/admin/book/${room.id}?${stay}`,
    `/admin/rates?room=${room.id}`,
    `/admin/user/${guest.id}`,
    `/admin/accounts/sales?month=2026-07`,
    ...[...adminLists.keys()].map((name) => `/admin/export/${name}`),
  ]
  /** A new session of the guest who has the bookings. */
  const openGuest = () => openSession(platform, { userId: guest.id, role: "guest" })
  return { addresses, openGuest }
}

import { findAuditLog } from "#src/features/audit/audit.service.ts"
import { userList } from "#src/features/accounts/list/users.list.ts"
import { findBookingList } from "#src/features/bookings/list/bookings.list.ts"
import { cancellationList } from "#src/features/bookings/cancel/cancellations.list.ts"
import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import { waitlistList } from "#src/features/bookings/waitlist/waitlist.list.ts"
import { galleryList } from "#src/features/content/gallery/gallery.list.ts"
import { offerList } from "#src/features/content/offers/offers.list.ts"
import { testimonialList } from "#src/features/content/testimonials/testimonials.list.ts"
import { emailList } from "#src/features/emails/emails.list.ts"
import { enquiryKinds } from "#src/features/enquiries/enquiry.ts"
import { listColleagues } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { type EnquiryList, enquiryList } from "#src/features/enquiries/list/enquiries.list.ts"
import { subscriberFile } from "#src/features/enquiries/newsletter/subscribers.list.ts"
import { pictureList } from "#src/features/media/pictures.list.ts"
import { roomTypeList } from "#src/features/rooms/room-types.list.ts"
import { tableReservationList } from "#src/features/table-reservations/tables.list.ts"
import type { List } from "#src/platform/lists/define-list.ts"
import type { Platform } from "#src/platform/platform.ts"

export const findEnquiryList = async ({ db }: Platform, which: EnquiryList) =>
  enquiryList(which, await listColleagues(db, which.kind))

type FindList = (platform: Platform) => List<unknown> | Promise<List<unknown>>

const enquiryLists = enquiryKinds.flatMap((kind) =>
  [false, true].map((isSpam): [string, FindList] => [
    `${kind}-enquiries${isSpam ? "-spam" : ""}`,
    (platform) => findEnquiryList(platform, { kind, isSpam }),
  ]),
)

/** All lists, by the names of their CSV files. */
export const adminLists: ReadonlyMap<string, FindList> = new Map<string, FindList>([
  ["bookings", findBookingList],
  ["confirmed-records", () => confirmationList],
  ["cancellations", () => cancellationList],
  ["table-reservations", () => tableReservationList],
  ["waitlist", ({ clock }) => waitlistList(clock.today())],
  ["users", () => userList],
  ["newsletter", ({ origin }) => subscriberFile(origin)],
  ["room-types", () => roomTypeList],
  ["testimonials", () => testimonialList],
  ["offers", ({ clock }) => offerList(clock.today())],
  ["gallery", () => galleryList],
  ["media", () => pictureList],
  ["emails", () => emailList],
  ["audit-log", findAuditLog],
  ...enquiryLists,
])

import { kindsByAge } from "#src/features/emails/email-retention.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { millisecondsPerDay } from "#src/shared/format/durations.ts"
import {
  deleteEmailsBefore,
  deleteEnquiriesBefore,
  deleteSubscribersBefore,
  deleteTablesBefore,
} from "./retention.store.ts"
import { erasePersonsOfBookingsBefore } from "./old-bookings.store.ts"

const dailyAfterFour = "5 4 * * *"

// As the privacy policy states it.
const yearsOfBookings = 8
const yearsOfEnquiries = 2
const yearsOfEndedSubscriptions = 2
const daysOfTables = 90
const daysOfUnconfirmedSubscriptions = 30

function yearsBefore(now: Date, years: number): string {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - years)
  return limit.toISOString()
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * millisecondsPerDay).toISOString()

/** The first day of the oldest financial year whose books must be kept (Companies Act, s. 128(5); CGST Act, s. 36). */
function firstKeptDay(today: CalendarDate): CalendarDate {
  const [year = "", month = ""] = today.split("-")
  const begun = Number(month) >= 4 ? Number(year) : Number(year) - 1
  return calendarDateOf(`${begun - yearsOfBookings}-04-01`)
}

/** Deletes what the privacy policy no longer allows to keep; the first time after an import this may take long. */
export async function deleteExpiredData({ db, clock }: Platform): Promise<void> {
  const now = clock.now()
  await db.longTransaction((tx) => deleteEnquiriesBefore(tx, yearsBefore(now, yearsOfEnquiries)))
  await db.longTransaction((tx) =>
    deleteSubscribersBefore(tx, {
      unconfirmedBefore: daysBefore(now, daysOfUnconfirmedSubscriptions),
      endedBefore: yearsBefore(now, yearsOfEndedSubscriptions),
    }),
  )
  await db.longTransaction((tx) => erasePersonsOfBookingsBefore(tx, firstKeptDay(clock.today())))
  await db.longTransaction((tx) => deleteTablesBefore(tx, addDays(clock.today(), -daysOfTables)))
  for (const { kinds, maxDays } of kindsByAge()) {
    const day = addDays(clock.today(), -maxDays)
    await db.longTransaction((tx) => deleteEmailsBefore(tx, { kinds, day }))
  }
}

/** Registers the job of retention; call before the queue starts. */
export function registerPrivacyJobs(platform: Platform): void {
  platform.queue.schedule("delete-expired-data", dailyAfterFour, () => deleteExpiredData(platform))
}

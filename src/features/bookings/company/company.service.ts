import { recordAudit } from "#src/features/audit/audit.service.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Company } from "./company.ts"
import { hasCompanyLines, removeCompany, saveCompany } from "./company.store.ts"

export type CompanyRefusal = "forbidden" | "unknown-booking" | "company-has-lines"

/** Sets the company of a booking, or removes it. Issued documents keep the company that they were issued to. */
export async function changeCompany(
  platform: Pick<Platform, "db">,
  actor: Actor,
  { bookingId, company }: { readonly bookingId: string; readonly company: Company | null },
): Promise<Result<null, CompanyRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (!booking) return refused("unknown-booking")
    if (!company && !booking.company) return done(null)
    if (company) await saveCompany(tx, bookingId, company)
    else if (await hasCompanyLines(tx, bookingId)) return refused("company-has-lines")
    else await removeCompany(tx, bookingId)
    await recordAudit(tx, actor, {
      action: "change-company",
      subjectType: "booking",
      subjectId: bookingId,
      before: { company: booking.company },
      after: { company },
    })
    return done(null)
  })
}

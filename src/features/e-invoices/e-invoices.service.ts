import type { Month } from "#src/features/accounting/month.ts"
import { daysOfRegistration } from "#src/features/documents/e-invoice.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  type LateDocument,
  listIrns,
  listLate,
  listUnregistered,
  type UnregisteredDocument,
} from "./e-invoices.store.ts"
import { type Inv01, lastReportDay, type RegistrableDocument, toInv01 } from "./inv01.ts"

type Registering = Pick<Platform, "db" | "clock" | "config">

/** Whether the hotel registers its invoices, and the person handles the registration. */
export const canRegister = ({ config }: Pick<Platform, "config">, actor: Actor): boolean =>
  config.eInvoices !== null && hasRight(actor, "accounts.see")

/** A document without an IRN in the list of a month. */
export type OpenEInvoice = Pick<RegistrableDocument, "kind" | "number" | "businessDate"> & {
  readonly id: string
  readonly bookingId: string
  readonly buyer: string
  readonly total: Money
  /** The last day on which the portal takes it. */
  readonly reportBy: CalendarDate
  readonly isLate: boolean
  /** The errors for which the portal would refuse the document, which is then not in the file. */
  readonly missing: readonly string[]
}

type OpenEInvoices = {
  readonly documents: readonly OpenEInvoice[]
  /** Whether the portal's key is set. */
  readonly isSignatureChecked: boolean
}

/** The documents of a month without an IRN; null without the right, or when the hotel registers none. */
export async function findOpenEInvoices(
  platform: Registering,
  actor: Actor,
  month: Month,
): Promise<OpenEInvoices | null> {
  const { config, db, clock } = platform
  if (config.eInvoices === null || !canRegister(platform, actor)) return null
  const today = clock.today()
  const documents = (await listUnregistered(db, month)).map((document) => createOpenEInvoice(document, today))
  return { documents, isSignatureChecked: config.eInvoices.portalKey !== null }
}

function createOpenEInvoice(document: UnregisteredDocument, today: CalendarDate): OpenEInvoice {
  const { id, bookingId, kind, number, businessDate, figures } = document
  const json = toInv01(document)
  const reportBy = lastReportDay(businessDate)
  return {
    id,
    bookingId,
    kind,
    number,
    businessDate,
    reportBy,
    buyer: figures.buyer.name,
    total: figures.totals.total,
    isLate: reportBy < today,
    missing: json.ok ? [] : json.refusal,
  }
}

/** The file for the portal's bulk upload: the complete documents of a month that have no IRN. */
export async function findEInvoiceFile(
  platform: Registering,
  actor: Actor,
  month: Month,
): Promise<{ readonly name: string; readonly documents: readonly Inv01[] } | null> {
  if (!canRegister(platform, actor)) return null
  const documents = (await listUnregistered(platform.db, month)).map(toInv01)
  return {
    name: `vimana-${month.key}-e-invoices.json`,
    documents: documents.flatMap((json) => (json.ok ? [json.value] : [])),
  }
}

const daysBeforeWarning = 25

/** The documents without an IRN that are 25 to 90 days old; null without the right, or when the hotel registers none. */
export async function listLateEInvoices(
  platform: Registering,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: readonly LateDocument[] } | null> {
  if (!canRegister(platform, actor)) return null
  const today = platform.clock.today()
  const late = await listLate(
    platform.db,
    addDays(today, -daysOfRegistration),
    addDays(today, -daysBeforeWarning),
  )
  return { count: late.length, first: late.slice(0, limit) }
}

/** The IRNs of a booking's documents by id, null where one is still to be registered; for staff who see bookings. */
export async function findIrns(
  { db, config }: Pick<Platform, "db" | "config">,
  actor: Actor,
  bookingId: string,
): Promise<Readonly<Record<string, string | null>>> {
  if (config.eInvoices === null || !hasRight(actor, "bookings.see")) return {}
  const irns = await listIrns(db, bookingId)
  return Object.fromEntries(irns.map(({ id, irn }) => [id, irn]))
}

import { listOfferedExtras } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type BookedExtra, type ExtraChoice, extraChoice, type ExtrasStay } from "./booked-extra.ts"

/** The extras that a guest can choose for a stay. Booked ones keep their price and are listed even if no longer offered. */
export async function listExtraChoices(
  { db }: Pick<Platform, "db">,
  stay: ExtrasStay,
  booked: readonly BookedExtra[] = [],
): Promise<ExtraChoice[]> {
  const fitting = (await listOfferedExtras(db)).filter(({ changesHours }) => !(changesHours && stay.dayRoom))
  const offered = fitting.map(({ id, ...extra }) => ({ ...extra, extraId: id }))
  const descriptions = new Map(offered.map(({ extraId, description }) => [extraId, description]))
  const own = booked.map((extra) => ({ ...extra, description: descriptions.get(extra.extraId) ?? "" }))
  const others = offered.filter(({ extraId }) => booked.every((extra) => extra.extraId !== extraId))
  return [...own, ...others].map((extra) => extraChoice(extra, stay))
}

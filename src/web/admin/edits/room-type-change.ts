import type { Booking } from "#src/features/bookings/booking.ts"
import {
  changeRoomTypeForm,
  newRoomTypeForm,
  requestUpgradeForm,
} from "#src/features/bookings/bookings.forms.schema.ts"
import {
  changeRoomType,
  checkTypeCanChange,
  previewRoomTypeChange,
} from "#src/features/bookings/change/change-room-type.service.ts"
import {
  fieldOfRoomTypeRefusal,
  formatRoomTypeRefusal,
} from "#src/features/bookings/change/room-type-change-text.ts"
import type { ShownRoomTypeChange } from "#src/features/bookings/change/ui/room-type-panes.tsx"
import { requestUpgrade } from "#src/features/bookings/folio/approvals.service.ts"
import { formatFolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"

type ChangeRequest = { readonly platform: Platform; readonly actor: SignedInActor; readonly url: URL }

/** The new room type in an address, with its price or the reason why it is refused. */
export async function readRoomTypeChange(
  { platform, actor, url }: ChangeRequest,
  booking: Booking,
): Promise<ShownRoomTypeChange> {
  const checked = checkTypeCanChange(platform, booking)
  const obstacle = checked.ok ? null : formatRoomTypeRefusal(checked.refusal)
  const types = obstacle === null ? await listActiveRoomTypes(platform.db) : []
  const choices = types.filter(isSellable).map(({ id, name }) => ({ id, name }))
  const shown = {
    booking,
    choices,
    typed: {},
    priced: null,
    tooHigh: null,
    errors: {},
    reason: null,
    obstacle,
  }
  const typed = typedValues(Object.fromEntries(url.searchParams), ["from", "rooms", "to", "price"])
  if (obstacle !== null || Object.keys(typed).length === 0) return shown
  const parsed = newRoomTypeForm.safeParse(typed)
  if (!parsed.success) return { ...shown, typed, errors: fieldErrors(parsed.error) }
  const to = parsed.data
  const preview = await previewRoomTypeChange(platform, actor, { id: booking.id, to })
  if (preview.ok) return { ...shown, typed, priced: { to, change: preview.value } }
  const field = fieldOfRoomTypeRefusal(preview.refusal)
  const text = formatRoomTypeRefusal(preview.refusal)
  const tooHigh = preview.refusal.kind === "upgrade-over-limit" ? to : null
  return field === undefined
    ? { ...shown, typed, reason: text }
    : { ...shown, typed, tooHigh, errors: { [field]: text } }
}

/** Changes the room type of a booking, or asks an Admin for it. Returns the text of a refusal, or null on success. */
export async function changeRoomTypeAsRequested(
  { platform, actor }: Omit<ChangeRequest, "url">,
  id: string,
  form: FormData,
): Promise<string | null> {
  const request = requestUpgradeForm.safeParse(Object.fromEntries(form))
  if (request.success) {
    const { reason, from, rooms, to, price } = request.data
    const upgrade = { id, to: { from, rooms, to, price }, reason }
    const requested = await requestUpgrade(platform, actor, upgrade)
    return requested.ok ? null : formatFolioRefusal(requested.refusal)
  }
  const parsed = changeRoomTypeForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return "Look at the price again before you confirm."
  const { seenVersion, seenTotal, seenRefund, seenOwed, allowsShortStay, ...to } = parsed.data
  const changed = await changeRoomType(platform, actor, {
    id,
    to,
    ...(seenVersion !== null && { seenVersion }),
    seenTotal,
    seen: { refund: seenRefund, owed: seenOwed },
    allowsShortStay: allowsShortStay === "on",
  })
  return changed.ok ? null : formatRoomTypeRefusal(changed.refusal)
}

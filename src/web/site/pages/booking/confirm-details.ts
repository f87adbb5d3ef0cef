import type { QuotedStay } from "#src/features/availability/quote-stay.service.ts"
import { arrivalFields } from "#src/features/bookings/arrival/arrival.schema.ts"
import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { cancellationCostRows } from "#src/features/bookings/cancel/cancellation-text.ts"
import { companyFields } from "#src/features/bookings/company/company.schema.ts"
import { listExtraChoices } from "#src/features/bookings/extras/extra-choices.service.ts"
import { listExtraFields } from "#src/features/bookings/extras/requested-extras.schema.ts"
import { listCancellationSteps } from "#src/features/pricing/cancellation-policy.ts"
import type { Platform } from "#src/platform/platform.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"

/** What cancelling the offered stay costs by date, and the extras that can be added to it. */
export async function loadConfirmDetails(platform: Platform, quoted: QuotedStay) {
  const steps = listCancellationSteps(cancellableQuote(quoted), platform.clock.now())
  return {
    costs: cancellationCostRows(steps),
    extras: await listExtraChoices(platform, { ...quoted.stay, bookedRooms: quoted.party }),
  }
}

const wishedFields = ["arrivalTime", "flight", "airportCar", "requests"] as const
const maxLength = 500

/** The arrival that a link fills in, such as that of a layover; the guest can change it (GUEST-8). */
export const arrivalFromUrl = ({ searchParams }: URL): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wishedFields.flatMap((name) => {
      const value = searchParams.get(name)
      return value === null ? [] : [[name, value.slice(0, maxLength)]]
    }),
  )

export const optionalFields = { ...companyFields, ...arrivalFields }

/** What was typed beyond the payment mode, to show the form again. */
export const optionalValues = (form: Record<string, FormDataEntryValue>) =>
  typedValues(form, [...Object.keys(optionalFields), "code", ...listExtraFields(form)])

import type { ComponentProps } from "react"
import { DetailPart, FoldedPart } from "#src/ui/detail/detail-part.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import { StatusForm } from "./status-form.tsx"

/** Whether the desk can still complete the stay or post the payment. */
const canChange = ({ status, paymentStatus }: Booking) =>
  status === "confirmed" || (status === "completed" && paymentStatus === "pending")

type Departure = Pick<ComponentProps<typeof StatusForm>, "booking" | "needsReason">

const isDepartureDue = ({ booking, needsReason }: Departure) => booking.status === "confirmed" && !needsReason

/** Whether completing the stay is what comes next: on its departure day, when nothing is owed. */
export const isCompletionNext = (departure: Departure) =>
  isDepartureDue(departure) && departure.booking.owed <= 0

/** The status form, which a phone folds before the departure. Nothing is shown when no status can change any more. */
export function StatusPart(form: ComponentProps<typeof StatusForm>) {
  if (!canChange(form.booking)) return null
  const Part = isDepartureDue(form) ? DetailPart : FoldedPart
  return (
    <Part id="status" title="Status" isInternal>
      <StatusForm {...form} />
    </Part>
  )
}

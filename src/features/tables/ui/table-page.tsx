import { EnquiryPage } from "#src/features/enquiries/ui/enquiry-page.tsx"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { maxGuests, outletName, type TableOutletId } from "../table-reservation.ts"
import { tableForm } from "../tables.schema.ts"
import { TableForm } from "./table-form.tsx"

type TablePageProps = {
  /** The outlet of the link; null for any. */
  readonly outlet: TableOutletId | null
  readonly picture: PictureSource | null
  readonly formAge: string
  readonly freshKey: string
  readonly today: CalendarDate
  readonly answer: FormAnswer | undefined
  readonly isPending: boolean
}

const promises = [
  "Your table is reserved at once; the confirmation comes by email.",
  "Nothing is paid in advance, and you can cancel by the link in the email.",
  `For more than ${maxGuests} guests, the events desk finds you a room of your own.`,
]

/** The page on which a guest reserves a table (DINE-1, GUEST-7). */
export function TablePage({ outlet, picture, ...form }: TablePageProps) {
  return (
    <EnquiryPage
      eyebrow="Dining"
      title={outlet ? `A table at ${outletName(outlet)}` : "A table for your evening"}
      lead={`Our restaurants are open ${hotel.diningHours}, every day. Tell us the day, the hour and how many you are.`}
      heading="Reserve your table"
      promises={promises}
      picture={picture}
    >
      <TableForm {...form} schema={tableForm(form.today)} preset={{ outlet: outlet ?? "", guests: "2" }} />
    </EnquiryPage>
  )
}

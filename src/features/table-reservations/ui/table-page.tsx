import { EnquiryPage } from "#src/features/enquiries/ui/enquiry-page.tsx"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { OutletId } from "#src/features/content/texts/outlet-names.ts"
import { maxGuests, outletName } from "../table-reservation.ts"
import { ReserveTableForm } from "./reserve-table-form.tsx"

type TablePageProps = {
  /** The outlet of the link; null for any. */
  readonly outlet: OutletId | null
  readonly picture: PictureSource | null
  readonly formAge: string
  readonly freshKey: string
  readonly today: CalendarDate
  readonly answer: FormAnswer | undefined
  readonly isPending: boolean
}

const pointsOf = (t: Translate): string[] => [
  t("Your table is reserved at once; the confirmation comes by email."),
  t("Nothing is paid in advance, and you can cancel by the link in the email."),
  t("For more than {count} guests, the events desk finds you a room of your own.", { count: maxGuests }),
]

/** The page on which a guest reserves a table (DINE-1, GUEST-7). */
export function TablePage({ outlet, picture, ...form }: TablePageProps) {
  const t = useText()
  return (
    <EnquiryPage
      eyebrow="Dining"
      title={
        outlet ? t("A table at {outlet}", { outlet: t(outletName(outlet)) }) : "A table for your evening"
      }
      lead={t(
        "Our restaurants are open {hours}, every day. Tell us the day, the hour and how many you are.",
        { hours: t(hotel.diningHours) },
      )}
      heading="Reserve your table"
      points={pointsOf(t)}
      picture={picture}
    >
      <ReserveTableForm {...form} preset={{ outlet: outlet ?? "", guests: "2" }} />
    </EnquiryPage>
  )
}

import type { MouseEvent } from "react"
import { Link, useNavigate } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { buttonClass } from "#src/ui/button.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"

/** Asks for confirmation and links to the support page; it cancels nothing (ACCT-5). A plain link without JavaScript. */
export function OwnBookingCancel({ booking: { id, reference } }: { booking: Booking }) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const cancel = useScreenText()(messages.booking.cancel)
  const to = `/user-support?booking=${id}`
  const ask = async () => {
    const question = { title: reference, message: messages.booking.cancelPrompt }
    if (await confirm({ ...question, confirmLabel: "Yes", cancelLabel: "No" })) await navigate(to)
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <Link
      to={to}
      className={buttonClass({ variant: "quiet", size: "small" })}
      onClick={press}
      aria-label={`${cancel} ${reference}`}
    >
      {cancel}
    </Link>
  )
}

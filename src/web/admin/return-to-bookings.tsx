import { useEffect } from "react"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"

const list = "/admin/booking"
const delayMilliseconds = 1000

/** A second after a change of the statuses the list is loaded again, and shows the message (ADM-7). */
export function ReturnToBookings() {
  const { afterReload } = useToast()
  useEffect(() => {
    const timer = setTimeout(() => {
      afterReload({ tone: "success", text: staffMessages.bookingUpdated })
      window.location.assign(list)
    }, delayMilliseconds)
    return () => clearTimeout(timer)
  }, [afterReload])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`1;url=${list}`} />
    </noscript>
  )
}

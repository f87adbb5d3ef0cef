import { useCallback } from "react"
import { useLocation, useSearchParams } from "react-router"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { useToastOnce } from "#src/web/forms/use-toast-once.ts"
import styles from "./admin-layout-answer.module.css"

const parameter = "saved"

const texts = {
  created: staffMessages.created,
  updated: staffMessages.updated,
  erased: "The guest is erased.",
  credited: "The folio shows the credit. Refund it here by another method.",
  booked: "Booking made",
  moved: "Dates changed",
  "type-changed": "Room type changed",
  cancelled: "Booking cancelled",
  reinstated: "Booking reinstated",
  requested: "Sent to an Admin for approval",
} as const

const textOf: ReadonlyMap<string | null, string> = new Map(Object.entries(texts))

/** The address of the page that a form leads to after a save, with the message that the page shows. */
export const pathAfterSave = (path: string, outcome: keyof typeof texts): string =>
  `${path}?${parameter}=${outcome}`

/** Shows the result of the form that redirected to this page: in a toast, or in the page without script. */
export function ToastAfterRedirect() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const toast = useToast()
  const text = textOf.get(params.get(parameter))
  const show = useCallback(() => {
    if (text) toast.success(text)
  }, [text, toast])
  useToastOnce(text !== undefined, show, pathname)
  if (text === undefined) return null
  return (
    <noscript>
      <div className={styles.answer}>
        <Notice tone="success" title={text} />
      </div>
    </noscript>
  )
}

import { useEffect } from "react"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import type { FormAnswer } from "./use-checked-form.ts"

/** Shows a dialog when a form could not be sent; the typed values stay. */
export function useFaultAlert(answer: FormAnswer | undefined, message: string): void {
  const alert = useAlert()
  useEffect(() => {
    if (answer?.isFault) void alert(message)
  }, [answer, alert, message])
}

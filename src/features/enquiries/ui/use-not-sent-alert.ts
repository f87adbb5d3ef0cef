import { useEffect } from "react"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"

type Words = {
  /** The server refused the form. */
  readonly refused: string
  /** The request failed. */
  readonly failed: string
}

/** Shows a dialog when a form was not sent; field errors are shown beside the fields instead. */
export function useNotSentAlert(answer: FormAnswer | undefined, { refused, failed }: Words): void {
  const alert = useAlert()
  useEffect(() => {
    if (answer?.isFault) void alert(failed)
    else if (answer?.reason !== undefined) void alert(refused)
  }, [alert, answer, failed, refused])
}

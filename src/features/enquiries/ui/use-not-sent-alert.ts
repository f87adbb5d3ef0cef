import { useEffect } from "react"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"

type Words = {
  /** The hotel answered, and did not take it. */
  readonly refused: string
  /** The hotel did not answer. */
  readonly failed: string
}

/** Says in a dialog that a form was not sent; fields at fault are told beside the fields instead. */
export function useNotSentAlert(answer: FormAnswer | undefined, { refused, failed }: Words): void {
  const alert = useAlert()
  useEffect(() => {
    if (answer?.isFault) void alert(failed)
    else if (answer?.reason !== undefined) void alert(refused)
  }, [alert, answer, failed, refused])
}

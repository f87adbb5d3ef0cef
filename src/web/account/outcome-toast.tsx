import { useCallback } from "react"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { useToastOnce } from "#src/web/forms/use-toast-once.ts"

type OutcomeToastProps = { outcome: string | null; bareAddress: string }

/** Shows the outcome of the previous page in a toast, or in the page where no script runs. */
export function OutcomeToast({ outcome, bareAddress }: OutcomeToastProps) {
  const toast = useToast()
  const showToast = useCallback(() => toast.success(outcome ?? ""), [toast, outcome])
  useToastOnce(outcome !== null, showToast, bareAddress)
  if (outcome === null) return null
  return (
    <noscript>
      <Notice tone="success" title={outcome} />
    </noscript>
  )
}

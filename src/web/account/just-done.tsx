import { useCallback } from "react"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { useToastOnce } from "#src/web/forms/use-toast-once.ts"

type JustDoneProps = { news: string | null; bareAddress: string }

/** Shows the outcome of the previous page in a toast, or in the page where no script runs. */
export function JustDone({ news, bareAddress }: JustDoneProps) {
  const toast = useToast()
  const showToast = useCallback(() => toast.success(news ?? ""), [toast, news])
  useToastOnce(news !== null, showToast, bareAddress)
  if (news === null) return null
  return (
    <noscript>
      <Notice tone="success" title={news} />
    </noscript>
  )
}

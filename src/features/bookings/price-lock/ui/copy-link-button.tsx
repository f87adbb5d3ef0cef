import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import { Button } from "#src/ui/button.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"

/** Copies the address of this page, in browsers that can (MDN: Clipboard, secure contexts only). */
export function CopyLinkButton() {
  const toast = useToast()
  const isEnhanced = useEnhanced()
  if (!isEnhanced || !("clipboard" in navigator)) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toast.success("The link is copied.")
    } catch {
      toast.error("Your browser did not copy the link. Please copy it from the address bar.")
    }
  }
  return (
    <Button type="button" variant="secondary" size="large" onClick={() => void copy()}>
      Copy the link
    </Button>
  )
}

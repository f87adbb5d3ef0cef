import { useEffect } from "react"
import { useReload } from "#src/ui/browser/use-reload.ts"
import { useWhenShown } from "#src/ui/browser/use-when-shown.ts"

/** Null when the browser blocks it, as Firefox does with the storage of a site: a payment link needs no cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("payments")
  } catch {
    return null
  }
}

/** Tells the payment pages in other tabs that this booking cannot be paid any more: it is paid, confirmed or ended. */
export function useAnnouncedEnd(bookingId: string, isEnded: boolean): void {
  useEffect(() => {
    if (!isEnded) return
    const channel = openChannel()
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no target: it reaches its own origin only
    channel?.postMessage(bookingId)
    channel?.close()
  }, [bookingId, isEnded])
}

/**
 * Loads a payment page again when another tab announces the end of its booking, and when its tab is shown again: the booking
 * may have been paid elsewhere. Not while it pays itself: a guest who returns from a UPI app finds the provider's window.
 */
export function useFreshPayment(bookingId: string, isPaying: boolean): void {
  const reload = useReload(isPaying)
  useWhenShown(() => {
    if (!isPaying) reload()
  })
  useEffect(() => {
    if (isPaying) return undefined
    const channel = openChannel()
    channel?.addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (data === bookingId) reload()
    })
    return () => channel?.close()
  }, [bookingId, isPaying, reload])
}

import { sessionStore } from "#src/ui/session-storage.ts"

export type ToastTone = "success" | "error"
export type ToastMessage = { tone: ToastTone; text: string }

/** What can be done about a message while it is shown. */
export type ToastAction = { readonly label: string; readonly press: () => void }

const key = "toast"

/** Keeps a toast for the page that comes after a full reload. */
export const handOverToast = (message: ToastMessage): void =>
  sessionStore()?.setItem(key, JSON.stringify(message))

/** The toast that the page before left, once. */
export function takeHandedOverToast(): ToastMessage | null {
  const kept = sessionStore()?.getItem(key)
  if (!kept) return null
  sessionStore()?.removeItem(key)
  return JSON.parse(kept) as ToastMessage
}

import { sessionStore, storeForTab } from "#src/ui/browser/session-storage.ts"

type ToastTone = "success" | "error"
export type ToastMessage = { tone: ToastTone; text: string }

/** The action that a message offers while it is shown. */
export type ToastAction = { readonly label: string; readonly press: () => void }

const key = "toast"

/** Keeps a toast for the page that comes after a full reload. */
export const handOverToast = (message: ToastMessage): void => storeForTab(key, JSON.stringify(message))

/** The toast stored by the previous page; it is returned once. */
export function takeHandedOverToast(): ToastMessage | null {
  const stored = sessionStore()?.getItem(key)
  if (!stored) return null
  sessionStore()?.removeItem(key)
  return JSON.parse(stored) as ToastMessage
}

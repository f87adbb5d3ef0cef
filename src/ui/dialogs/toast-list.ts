import type { ToastAction, ToastMessage } from "#src/ui/dialogs/toast-handover.ts"

export type ShownMessage = ToastMessage & { readonly action?: ToastAction | undefined }

export type ShownToast = ShownMessage & { readonly id: number }

const maxAtOnce = 20

// Each undo belongs to one record, so messages with an undo are never merged.
const isSame = (one: ShownMessage, other: ShownMessage): boolean =>
  one.text === other.text && one.tone === other.tone && !one.action && !other.action

const isReplaced = (shown: ShownMessage, by: ShownMessage): boolean =>
  isSame(shown, by) || (shown.tone === "error" && by.tone === "success")

/** Adds a toast; at most 20 are kept (CONST-3). It replaces the same message, and a success the errors before it. */
export const withToast = (toasts: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] =>
  [...toasts.filter((shown) => !isReplaced(shown, toast)), toast].slice(-maxAtOnce)

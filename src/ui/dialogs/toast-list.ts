import type { ToastAction, ToastMessage } from "#src/ui/dialogs/toast-handover.ts"

export type ShownMessage = ToastMessage & { readonly action?: ToastAction | undefined }

export type ShownToast = ShownMessage & { readonly id: number }

const mostAtOnce = 20

// Each undo belongs to one record, so messages with an undo are never merged.
const isSame = (one: ShownMessage, other: ShownMessage): boolean =>
  one.text === other.text && one.tone === other.tone && !one.action && !other.action

/** Adds a toast; at most 20 are kept (CONST-3). A repeated message replaces the one that is shown. */
export const withToast = (toasts: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] =>
  [...toasts.filter((shown) => !isSame(shown, toast)), toast].slice(-mostAtOnce)

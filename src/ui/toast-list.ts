import type { ToastAction, ToastMessage } from "#src/ui/dialogs/toast-handover.ts"

export type ShownMessage = ToastMessage & { readonly action?: ToastAction | undefined }

export type ShownToast = ShownMessage & { readonly id: number }

const mostAtOnce = 20

// What can be undone is one record's each time, so such messages stay apart.
const isSame = (one: ShownMessage, other: ShownMessage): boolean =>
  one.text === other.text && one.tone === other.tone && !one.action && !other.action

/** The toasts with one more, at most 20 (CONST-3). The same message again replaces the one that is shown. */
export const withToast = (toasts: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] =>
  [...toasts.filter((shown) => !isSame(shown, toast)), toast].slice(-mostAtOnce)

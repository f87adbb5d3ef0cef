/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause it */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { handOverToast, takeHandedOverToast, type ToastAction, type ToastMessage } from "./toast-handover.ts"
import styles from "./toast.module.css"
import { Toast } from "./toast.tsx"

const mostAtOnce = 20

type ShownMessage = ToastMessage & { action?: ToastAction | undefined }
type Show = (message: ShownMessage) => void

const ToastContext = createContext<Show>(() => undefined)

type KeptToast = ShownMessage & { id: number }

/** The toasts of the page, and the region that reads them out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly KeptToast[]>([])
  const [isPaused, setPaused] = useState(false)
  const nextId = useRef(0)
  const show = useCallback<Show>((message) => {
    nextId.current += 1
    const id = nextId.current
    setToasts((others) => [...others, { ...message, id }].slice(-mostAtOnce))
  }, [])
  useEffect(() => {
    const kept = takeHandedOverToast()
    if (kept) show(kept)
  }, [show])
  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.stack}
        role="log"
        aria-label="Messages"
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {toasts.toReversed().map((toast) => (
          <KeptToastView key={toast.id} toast={toast} isPaused={isPaused} remove={setToasts} />
        ))}
      </div>
    </ToastContext>
  )
}

type KeptToastViewProps = {
  toast: KeptToast
  isPaused: boolean
  remove: (change: (toasts: readonly KeptToast[]) => readonly KeptToast[]) => void
}

function KeptToastView({ toast, isPaused, remove }: KeptToastViewProps) {
  const end = useCallback(() => {
    remove((toasts) => toasts.filter(({ id }) => id !== toast.id))
  }, [remove, toast.id])
  const { tone, text, action } = toast
  return <Toast tone={tone} text={text} action={action} isPaused={isPaused} onEnd={end} />
}

type ToastApi = {
  /** With something to do about it, it is shown longer. */
  success: (text: string, action?: ToastAction) => void
  error: (text: string) => void
  /** Shown by the page that loads next, after `location.reload()` or `location.assign()`. */
  afterReload: (message: ToastMessage) => void
}

/** `const toast = useToast()`, then `toast.success("Saved")`. */
export function useToast(): ToastApi {
  const show = use(ToastContext)
  return useMemo(
    () => ({
      success: (text, action) => show({ tone: "success", text, action }),
      error: (text) => show({ tone: "error", text }),
      afterReload: handOverToast,
    }),
    [show],
  )
}

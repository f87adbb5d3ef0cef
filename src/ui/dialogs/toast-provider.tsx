/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause it */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useLocation } from "react-router"
import { handOverToast, takeHandedOverToast, type ToastAction, type ToastMessage } from "./toast-handover.ts"
import { type ShownMessage, type ShownToast, withToast } from "./toast-list.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./toast.module.css"
import { Toast } from "./toast.tsx"

type Show = (message: ShownMessage) => void

const ToastContext = createContext<Show>(() => undefined)

/** The toasts of the page, in a live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText()
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [isPaused, setPaused] = useState(false)
  const nextId = useRef(0)
  const { pathname } = useLocation()
  const show = useCallback<Show>((message) => {
    nextId.current += 1
    const id = nextId.current
    setToasts((others) => withToast(others, { ...message, id }))
  }, [])
  useEffect(() => {
    const handedOver = takeHandedOverToast()
    if (handedOver) show(handedOver)
  }, [show])
  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.stack}
        role="log"
        aria-label={t("Messages")}
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {toasts.toReversed().map((toast) => (
          <TimedToast key={toast.id} {...{ toast, isPaused, pathname }} remove={setToasts} />
        ))}
      </div>
    </ToastContext>
  )
}

type TimedToastProps = {
  toast: ShownToast
  isPaused: boolean
  pathname: string
  remove: (change: (toasts: readonly ShownToast[]) => readonly ShownToast[]) => void
}

function TimedToast({ toast, remove, ...shown }: TimedToastProps) {
  const end = useCallback(() => {
    remove((toasts) => toasts.filter(({ id }) => id !== toast.id))
  }, [remove, toast.id])
  const { tone, text, action } = toast
  return <Toast {...{ tone, text, action }} {...shown} onEnd={end} />
}

type ToastApi = {
  /** A toast with an action is shown longer. */
  success: (text: string, action?: ToastAction) => void
  error: (text: string) => void
  /** Shown by the page that loads next, which may not know the text, after `location.reload()` or `location.assign()`. */
  afterReload: (message: ToastMessage) => void
}

/** `const toast = useToast()`, then `toast.success("Saved")`. */
export function useToast(): ToastApi {
  const show = use(ToastContext)
  const shown = useScreenText()
  return useMemo(
    () => ({
      success: (text, action) => show({ tone: "success", text, action }),
      error: (text) => show({ tone: "error", text }),
      afterReload: (message) => handOverToast({ ...message, text: shown(message.text) }),
    }),
    [show, shown],
  )
}

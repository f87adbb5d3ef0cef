import { useEffect, useEffectEvent, useRef } from "react"
import { useBlocker } from "react-router"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import { discardState } from "#src/ui/navigation/leave-record-link.tsx"

const isSuccess = (answer: object): boolean => "tone" in answer && answer.tone === "success"

const isDiscarding = (state: unknown): boolean =>
  typeof state === "object" && state !== null && Object.keys(discardState).every((key) => key in state)

/**
 * Asks before a page is left whose form has typed values that were not saved. Returns the properties of its forms; a page
 * calls it once, because a router has one blocker. `answer` is that of the page's action: what it refused is unsaved.
 * The same page with other parameters asks too, unless it keeps its forms. The link that leaves a record as it
 * is does not ask.
 */
export function useUnsavedWarning(answer: object | undefined, { keepsForms = false } = {}) {
  const isUnsaved = useRef(false)
  const confirm = useConfirm()
  useEffect(() => {
    if (answer) isUnsaved.current = !isSuccess(answer)
  }, [answer])
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    window.addEventListener("beforeunload", onLeave)
    return () => window.removeEventListener("beforeunload", onLeave)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved.current &&
      !isDiscarding(to.state) &&
      (from.pathname !== to.pathname || (!keepsForms && from.search !== to.search)),
  )
  const ask = useEffectEvent(async () => {
    const message = "What you typed is lost when you leave."
    const question = {
      title: "You have unsaved changes.",
      message,
      confirmLabel: "Leave",
      cancelLabel: "Stay",
      danger: true,
    }
    if (!(await confirm(question))) return blocker.reset?.()
    isUnsaved.current = false
    blocker.proceed?.()
  })
  useEffect(() => {
    if (blocker.state === "blocked") void ask()
  }, [blocker.state])
  const onInput = () => {
    isUnsaved.current = true
  }
  const onSubmit = () => {
    isUnsaved.current = false
  }
  return { onInput, onSubmit } as const
}

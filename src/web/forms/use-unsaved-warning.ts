import {
  type InputEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from "react"
import { useBlocker, useNavigation } from "react-router"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import { useRecordDrafts } from "#src/ui/forms/drafts/use-record-drafts.ts"
import { discardState } from "#src/ui/navigation/leave-record-link.tsx"

const isSuccess = (answer: object): boolean => "tone" in answer && answer.tone === "success"

const isDiscarding = (state: unknown): boolean =>
  typeof state === "object" && state !== null && Object.keys(discardState).every((key) => key in state)

const question = {
  title: "You have unsaved changes.",
  message: "What you typed is lost when you leave.",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
  danger: true,
}

type LeaveProps = {
  unsavedRef: RefObject<boolean>
  hasOutdated: boolean
  keepsForms: boolean
  onDiscard: () => void
}

function useLeaveQuestion({ unsavedRef, hasOutdated, keepsForms, onDiscard }: LeaveProps): void {
  const confirm = useConfirm()
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsavedRef.current) event.preventDefault()
    }
    window.addEventListener("beforeunload", onLeave)
    return () => window.removeEventListener("beforeunload", onLeave)
  }, [unsavedRef])
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // Discarded here and not when the page unmounts, because the tab may be closed before.
    if (isDiscarding(to.state)) onDiscard()
    const isOther = from.pathname !== to.pathname || (!keepsForms && from.search !== to.search)
    return (unsavedRef.current || hasOutdated) && !isDiscarding(to.state) && isOther
  })
  const ask = useEffectEvent(async () => {
    if (!(await confirm(question))) return blocker.reset?.()
    unsavedRef.current = false
    onDiscard()
    blocker.proceed?.()
  })
  useEffect(() => {
    if (blocker.state === "blocked") void ask()
  }, [blocker.state])
}

/**
 * Asks before a page is left whose form has typed values that were not saved. Returns the properties of its forms; a page
 * calls it once, because a router has one blocker. `answer` is that of the page's action: what it refused is unsaved.
 * With `keepsForms` a change of the page's parameters does not ask, nor does the link that discards the edits of a record.
 * Typed values are stored as a draft, which survives the end of the session; `outdated` has those of a draft of an earlier
 * version of the record.
 */
export function useUnsavedWarning(answer: object | undefined, { keepsForms = false } = {}) {
  const isUnsaved = useRef(false)
  const drafts = useRecordDrafts(() => {
    isUnsaved.current = true
  })
  const settle = useEffectEvent(drafts.settle)
  const settled = useRef<object>(undefined)
  const isIdle = useNavigation().state === "idle"
  useEffect(() => {
    // The answer is there before the page's data is loaded again, which says which forms start again.
    if (!answer || !isIdle || settled.current === answer) return
    settled.current = answer
    isUnsaved.current = !isSuccess(answer) || settle()
  }, [answer, isIdle])
  const hasOutdated = drafts.outdated.texts.length > 0
  useLeaveQuestion({ unsavedRef: isUnsaved, hasOutdated, keepsForms, onDiscard: drafts.forget })
  const onInput = (event: InputEvent<HTMLElement>) => {
    isUnsaved.current = true
    drafts.onInput(event)
  }
  const onSubmit = (event: SyntheticEvent) => {
    isUnsaved.current = false
    drafts.onSubmit(event)
  }
  return { onInput, onSubmit, onSend: drafts.onSubmit, outdated: drafts.outdated } as const
}

import { useEffect, useEffectEvent, useRef } from "react"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { Reauthentication } from "#src/features/accounts/sessions/reauthentication.ts"
import { ReauthenticationForm } from "#src/features/accounts/sessions/ui/reauthentication-form.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { type NamedRecord, UndoForm, useRestore } from "#src/web/admin/lists/admin-list-undo.tsx"
import { useSending } from "#src/web/forms/use-sending.ts"
import styles from "./admin-layout-answer.module.css"

/** Records that were not changed, all for one reason, which is empty when unknown. */
export type UnchangedRecords = { readonly names: readonly string[]; readonly reason: string }

/** The result of a change: a toast, and the reason that stays in the page when it was refused. */
export type AdminAnswer = {
  readonly tone: "success" | "error"
  readonly text: string
  readonly reason?: string
  /** The records that were not changed, when several were submitted. */
  readonly unchanged?: readonly UnchangedRecords[]
  /** Set when the action requires the password first. */
  readonly reauthentication?: Reauthentication
  /** Records whose deletion can be undone, also once more after it was refused. */
  readonly undo?: readonly NamedRecord[]
}

export type AnswerOrFault = AdminAnswer | FormAnswer | undefined

/** The answer to show for the result of an action; a failed call has a text of its own. */
function adminAnswerOf(result: AnswerOrFault, faultText: string): AdminAnswer | null {
  if (!result) return null
  if (!("tone" in result)) return { tone: "error", text: faultText }
  // "Something went wrong" suggests a retry, which does not help when the action was refused for a reason.
  const isRefusal = result.text === staffMessages.wentWrong && result.reason !== undefined
  return isRefusal ? { ...result, text: "Nothing was changed" } : result
}

const undoing = ({ undo }: AdminAnswer, restore: (records: readonly NamedRecord[]) => void) =>
  undo ? { label: "Undo", press: () => restore(undo) } : undefined

const UnchangedList = ({ unchanged }: { unchanged: readonly UnchangedRecords[] }) => (
  <ul className={styles.unchanged}>
    {unchanged.map(({ names, reason }) => (
      <li key={reason}>
        {names.length > 0 && <strong>{names.join(", ")}</strong>}
        {names.length > 0 && reason && ": "}
        {reason}
      </li>
    ))}
  </ul>
)

/** Shows an answer once, in a toast; without script in the page. */
export function AdminAnswerView({ result, fault }: { result: AnswerOrFault; fault?: string }) {
  const toast = useToast()
  const restore = useRestore()
  const faultText = fault ?? staffMessages.wentWrong
  const answer = adminAnswerOf(result, faultText)
  const isPending = useSending()
  const showToast = useEffectEvent((news: AnswerOrFault) => {
    const answered = adminAnswerOf(news, faultText)
    if (answered?.reauthentication) return
    if (answered?.tone === "error") toast.error(answered.text)
    else if (answered) toast.success(answered.text, undoing(answered, restore))
  })
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showToast(result)
    // The form that was refused may be far below. Without the focus, `useKeptFocus` would lead back to it.
    shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView({ block: "nearest" })
  }, [result])
  if (!answer) return null
  if (answer.reauthentication)
    return (
      <div className={styles.answer}>
        <ReauthenticationForm request={answer.reauthentication} isPending={isPending} />
      </div>
    )
  return (
    <div className={styles.answer} ref={answer.reason ? shown : undefined} tabIndex={-1}>
      <noscript>
        <Notice tone={answer.tone} title={answer.text}>
          {answer.tone === "success" && answer.undo && <UndoForm records={answer.undo} />}
        </Notice>
      </noscript>
      {answer.reason && (
        <Notice tone="warning" title={answer.reason}>
          {answer.unchanged && <UnchangedList unchanged={answer.unchanged} />}
          {answer.tone === "error" && answer.undo && (
            <div className={styles.undo}>
              <UndoForm records={answer.undo} />
            </div>
          )}
        </Notice>
      )}
    </div>
  )
}

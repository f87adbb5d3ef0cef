import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from "react"
import { AlertDialog, type Question } from "./alert-dialog.tsx"

type QueuedDialog = {
  id: number
  question: Question
  kind: "confirm" | "alert"
  resolve: (isConfirmed: boolean) => void
}
type Ask = (kind: QueuedDialog["kind"], question: string | Question) => Promise<boolean>

const AskContext = createContext<Ask>(() => Promise.resolve(false))

/** Renders the one alert dialog of the page; further questions are queued. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly QueuedDialog[]>([])
  const nextId = useRef(0)
  const ask = useCallback<Ask>(
    (kind, content) =>
      new Promise((resolve) => {
        const question = typeof content === "string" ? { message: content } : content
        nextId.current += 1
        const id = nextId.current
        setWaiting((others) => [...others, { id, question, kind, resolve }])
      }),
    [],
  )
  const [current] = waiting
  const answer = (isConfirmed: boolean) => {
    current?.resolve(isConfirmed)
    setWaiting(([, ...others]) => others)
  }
  return (
    <AskContext value={ask}>
      {children}
      {current && (
        <AlertDialog
          key={current.id}
          open
          question={current.question}
          kind={current.kind}
          onAnswer={answer}
        />
      )}
    </AskContext>
  )
}

/** `if (await confirm("Are you sure?")) ...`; a Question gives title, labels and danger. */
export function useConfirm(): (question: string | Question) => Promise<boolean> {
  const ask = use(AskContext)
  return useMemo(() => (question) => ask("confirm", question), [ask])
}

/** `await alert("Something Went Wrong")`: resolves when the dialog is closed. */
export function useAlert(): (message: string | Question) => Promise<void> {
  const ask = use(AskContext)
  return useMemo(() => async (message) => void (await ask("alert", message)), [ask])
}

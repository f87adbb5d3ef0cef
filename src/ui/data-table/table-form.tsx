import type { FormEvent, ReactNode } from "react"
import { useNavigate } from "react-router"
import {
  readTableQuery,
  tableAddress,
  tableEntries,
  type TableQuery,
  type TableRules,
} from "#src/shared/table-query.ts"

type TableFormProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  /** The names of its own fields: all other state of the list stays as it is. */
  readonly fields: readonly string[]
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The rest of the list's state, in hidden fields. */
export const StateFields = ({ rules, query, fields }: Omit<TableFormProps, "className" | "children">) =>
  tableEntries(rules, { ...query, cursor: null })
    .filter(([name]) => !fields.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)

/** A form that changes the list's address, without empty fields in it; without script the browser sends them too. */
export function TableForm({ children, className, ...state }: TableFormProps) {
  const { rules } = state
  const navigate = useNavigate()
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute("name")) return
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    )
    const query = readTableQuery(rules, new URLSearchParams(entries))
    void navigate(tableAddress(rules, query), { preventScrollReset: true })
  }
  return (
    <form action={rules.path} onSubmit={send} className={className}>
      <StateFields {...state} />
      {children}
    </form>
  )
}

import { type FormEvent, type ReactNode, useRef } from "react"
import { useLocation, useNavigate } from "react-router"
import { readTableQuery, tableAddress, tableEntries } from "#src/shared/table-query.ts"
import { buttonClass } from "../button.tsx"
import { classes } from "../classes.ts"
import { closeByEscape } from "#src/ui/browser/close-by-escape.ts"
import { useAfterChange } from "#src/ui/browser/use-after-change.ts"
import type { ListState } from "./table-model.ts"
import styles from "./table-tools.module.css"

/** The names of the form's own fields: all other state of the list stays as it is. */
type OwnFields = { readonly fields: readonly string[] }

/** The rest of the list's state, in hidden fields. */
export const StateFields = ({ rules, query, fields }: ListState & OwnFields) =>
  tableEntries(rules, { ...query, cursor: null })
    .filter(([name]) => !fields.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)

type TableFormProps = ListState &
  OwnFields & { readonly className?: string | undefined; readonly children: ReactNode }

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

type TableFoldProps = ListState &
  OwnFields & {
    readonly icon: ReactNode
    readonly label: string
    readonly children: ReactNode
    readonly actions: ReactNode
  }

/** A form of the list that opens on request and closes when its answer has arrived. */
export function TableFold({ icon, label, children, actions, ...state }: TableFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { search } = useLocation()
  const close = () => fold.current?.removeAttribute("open")
  useAfterChange(search, close)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape only closes it
    <details ref={fold} name="table-fold" onKeyDown={closeByEscape}>
      <summary className={classes(buttonClass({ variant: "secondary", size: "small" }), styles.summary)}>
        {icon}
        {label}
      </summary>
      <div className={styles.panel}>
        <TableForm key={JSON.stringify(state.query)} {...state} className={styles.form}>
          <div className={styles.groups}>{children}</div>
          <div className={styles.formActions}>{actions}</div>
        </TableForm>
      </div>
    </details>
  )
}

type TableGroupProps = { readonly label: string; readonly children: ReactNode }

/** The fields of one filter, or of one setting of the view. */
export const TableGroup = ({ label, children }: TableGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{label}</legend>
    {children}
  </fieldset>
)

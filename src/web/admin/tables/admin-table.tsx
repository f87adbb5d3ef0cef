import { Form, Link, useLocation, useSubmit } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { tableAddress } from "#src/shared/table-query.ts"
import { Button } from "#src/ui/button.tsx"
import { DataTable, type DataTableProps } from "#src/ui/data-table/data-table.tsx"
import type { DataRow } from "#src/ui/data-table/table-model.ts"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import { formOfRecords, RecordInputs } from "./admin-table-undo.tsx"
import styles from "./admin-table.module.css"

type AdminTableProps<Row extends DataRow> = Omit<DataTableProps<Row>, "remove"> & {
  readonly canDelete: boolean
  /** The ids that the address asks about: how a page without script deletes. */
  readonly asked: readonly string[]
  readonly prompt?: string
}

/** Asks in a dialog and deletes (ADM-2). */
function useRemoval<Row extends DataRow>({ listing, nameOf, prompt }: AdminTableProps<Row>) {
  const confirm = useConfirm()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const things = listing.rules.things
  return async (rows: readonly Row[]) => {
    const [only, ...others] = rows
    if (!only) return
    const title = others.length === 0 ? nameOf(only) : `${rows.length} ${things}`
    const message = prompt ?? messages.admin.deletePrompt
    if (!(await confirm({ title, message, confirmLabel: "Delete", danger: true }))) return
    const form = formOfRecords(rows.map((row) => ({ id: row.id, name: nameOf(row) })))
    await submit(form, { method: "post", action: pathname + search, replace: true, preventScrollReset: true })
  }
}

/** The question of a page without script. */
function RemovalQuestion<Row extends DataRow>({ listing, nameOf, asked, prompt }: AdminTableProps<Row>) {
  const { rules, query, page } = listing
  const rows = page.rows.filter(({ id }) => asked.includes(id))
  if (rows.length === 0) return null
  const bare = tableAddress(rules, query)
  return (
    <Form method="post" action={bare} replace className={styles.question} aria-labelledby="delete-question">
      <p id="delete-question" className={styles.words}>
        {prompt ?? messages.admin.deletePrompt} <strong>{rows.map(nameOf).join(", ")}</strong>
      </p>
      <RecordInputs records={rows.map((row) => ({ id: row.id, name: nameOf(row) }))} />
      <Button variant="danger" size="small">
        Delete
      </Button>
      <Link to={bare}>Cancel</Link>
    </Form>
  )
}

/** A list of the administration whose rows can be deleted, and brought back again. */
export function AdminTable<Row extends DataRow>(props: AdminTableProps<Row>) {
  const { canDelete, asked: _, prompt: _prompt, ...table } = props
  const remove = useRemoval(props)
  return (
    <>
      {canDelete && <RemovalQuestion {...props} />}
      <DataTable {...table} remove={canDelete ? (rows) => void remove(rows) : undefined} />
    </>
  )
}

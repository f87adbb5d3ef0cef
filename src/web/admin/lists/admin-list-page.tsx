import type { ReactNode } from "react"
import { Form, Link, useLocation, useSubmit } from "react-router"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { tableAddress } from "#src/shared/table-query.ts"
import { Button } from "#src/ui/button.tsx"
import { DataTable, type DataTableProps } from "#src/ui/data-table/data-table.tsx"
import { type DataRow, nameOfRow, type TableListing } from "#src/ui/data-table/table-model.ts"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { ToastAfterRedirect } from "#src/web/admin/toast-after-redirect.tsx"
import styles from "./admin-list-page.module.css"
import { formOfRecords, type NamedRecord, RecordInputs } from "./admin-list-undo.tsx"

type Loaded<Row> = {
  readonly listing: TableListing<Row>
  /** The ids to be deleted, from the address of a page without script. */
  readonly idsToDelete: readonly string[]
  readonly canDelete: boolean
}

type Deletion<Row> = Omit<Loaded<Row>, "canDelete"> & { readonly prompt: string }

const recordOf = ({ rules }: TableListing<DataRow>, row: DataRow): NamedRecord => ({
  id: row.id,
  name: nameOfRow(rules, row),
})

/** Deletes after a confirmation in a dialog (ADM-2). */
function useRemoval<Row extends DataRow>({ listing, prompt: message }: Deletion<Row>) {
  const confirm = useConfirm()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  return async (rows: readonly Row[]) => {
    const records = rows.map((row) => recordOf(listing, row))
    const title = records.length === 1 ? records[0]?.name : `${records.length} ${listing.rules.pluralName}`
    if (!title || !(await confirm({ title, message, confirmLabel: "Delete", danger: true }))) return
    const form = formOfRecords(records)
    await submit(form, { method: "post", action: pathname + search, replace: true, preventScrollReset: true })
  }
}

/** The question of a page without script. */
function RemovalQuestion({ listing, idsToDelete, prompt }: Deletion<DataRow>) {
  const shown = useScreenText()
  const { rules, query, page } = listing
  const records = page.rows.filter(({ id }) => idsToDelete.includes(id)).map((row) => recordOf(listing, row))
  if (records.length === 0) return null
  const bare = tableAddress(rules, query)
  return (
    <Form method="post" action={bare} replace className={styles.question} aria-labelledby="delete-question">
      <p id="delete-question" className={styles.words}>
        {shown(prompt)} <strong>{records.map(({ name }) => name).join(", ")}</strong>
      </p>
      <RecordInputs records={records} />
      <Button variant="danger" size="small">
        Delete
      </Button>
      <Link to={bare}>Cancel</Link>
    </Form>
  )
}

type ListPageProps<Row extends DataRow> = Omit<DataTableProps<Row>, "listing" | "remove"> & {
  readonly title: string
  readonly note?: ReactNode
  /** The page that makes a new record, and what its button says. */
  readonly create?: { readonly to: string; readonly label?: string } | false
  readonly actions?: ReactNode
  readonly loaderData: Loaded<Row>
  readonly actionData?: AdminAnswer | FormAnswer | null | undefined
  readonly prompt?: string
  /** Shown above the list. */
  readonly children?: ReactNode
}

/** The page of a list, whose rows can be deleted and restored by anyone with the right. */
export function AdminListPage<Row extends DataRow>(props: ListPageProps<Row>) {
  const { title, note, create, loaderData, actionData, children, empty, columns, body } = props
  const { listing, idsToDelete, canDelete } = loaderData
  const deletion = { listing, idsToDelete, prompt: props.prompt ?? staffMessages.deletePrompt }
  const remove = useRemoval(deletion)
  const actions = create ? (
    <LinkButton to={create.to} size="small">
      {create.label ?? "Create"}
    </LinkButton>
  ) : (
    props.actions
  )
  return (
    <AdminPage title={title} note={note} actions={actions}>
      <ToastAfterRedirect />
      <AdminAnswerView result={actionData ?? undefined} />
      {children}
      {canDelete && <RemovalQuestion {...deletion} />}
      <DataTable
        {...{ listing, columns, body }}
        empty={create ? { ...empty, actions } : empty}
        remove={canDelete ? (rows) => void remove(rows) : undefined}
      />
    </AdminPage>
  )
}

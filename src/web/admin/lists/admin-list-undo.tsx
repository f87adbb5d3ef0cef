import { Fragment } from "react"
import { Form, useLocation, useSubmit } from "react-router"
import { Button } from "#src/ui/button.tsx"

/** The field of a list's form with the action on its records. */
export const intentField = "intent"
export const restoreIntent = "restore"

/** The fields that name each record, in pairs; its name is for the answer alone. */
export const recordFields = { id: "id", name: "name" } as const

/** A record of a list, with its displayed name. */
export type NamedRecord = { readonly id: string; readonly name: string }

/** A form that names these records. */
export function formOfRecords(records: readonly NamedRecord[]): FormData {
  const form = new FormData()
  for (const { id, name } of records) {
    form.append(recordFields.id, id)
    form.append(recordFields.name, name)
  }
  return form
}

/** The same for pages without script. */
export const RecordInputs = ({ records }: { records: readonly NamedRecord[] }) =>
  records.map(({ id, name }) => (
    <Fragment key={id}>
      <input type="hidden" name={recordFields.id} value={id} />
      <input type="hidden" name={recordFields.name} value={name} />
    </Fragment>
  ))

/** Restores deleted records on the current list. */
export function useRestore(): (records: readonly NamedRecord[]) => void {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  return (records) => {
    const form = formOfRecords(records)
    form.set(intentField, restoreIntent)
    void submit(form, { method: "post", action: pathname + search, replace: true, preventScrollReset: true })
  }
}

/** The same as a button in the page. */
export const UndoForm = ({ records }: { records: readonly NamedRecord[] }) => (
  <Form method="post" replace preventScrollReset>
    <input type="hidden" name={intentField} value={restoreIntent} />
    <RecordInputs records={records} />
    <Button size="small" variant="secondary">
      Undo
    </Button>
  </Form>
)

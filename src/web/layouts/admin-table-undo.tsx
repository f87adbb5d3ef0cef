import { useLocation, useSubmit } from "react-router"
import { Button } from "#src/ui/button.tsx"

/** The field of a list's form that says what is done with its records. */
export const intentField = "intent"
export const restoreIntent = "restore"

/** Brings deleted records back, at the list that is shown when it is asked. */
export function useRestore(): (ids: readonly string[]) => void {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  return (ids) => {
    const form = new FormData()
    form.set(intentField, restoreIntent)
    for (const id of ids) form.append("id", id)
    void submit(form, { method: "post", action: pathname + search, replace: true, preventScrollReset: true })
  }
}

/** The same for pages without script. */
export const UndoForm = ({ ids }: { ids: readonly string[] }) => (
  <form method="post">
    <input type="hidden" name={intentField} value={restoreIntent} />
    {ids.map((id) => (
      <input key={id} type="hidden" name="id" value={id} />
    ))}
    <Button size="small" variant="secondary">
      Undo
    </Button>
  </form>
)

import { TrashIcon } from "@phosphor-icons/react/dist/icons/Trash"
import type { MouseEvent } from "react"
import { Form, Link, useLocation, useSearchParams, useSubmit } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { Button, buttonClass } from "#src/ui/button.tsx"
import { classes } from "#src/ui/classes.ts"
import { useConfirm } from "#src/ui/dialogs-provider.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { askedKey } from "./admin-layout-deletion-answer.ts"
import styles from "./admin-layout-deletion.module.css"

const { deletePrompt } = messages.admin

type Deletable = {
  id: string
  name: string
  /** Where the contract asks in other words. */
  prompt?: string
}

/** The page without its question. */
function useBareAddress(): string {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const others = new URLSearchParams(params)
  others.delete(askedKey)
  return others.size > 0 ? `${pathname}?${others}` : pathname
}

/** Asks in a dialog and deletes; without script it leads to the question in the page (ADM-2). */
export function DeleteLink({ id, name, prompt = deletePrompt }: Deletable) {
  const confirm = useConfirm()
  const submit = useSubmit()
  const bare = useBareAddress()
  const ask = async () => {
    const question = { title: name, message: prompt, confirmLabel: "Delete", danger: true }
    if (!(await confirm(question))) return
    await submit({ id }, { method: "post", action: bare, replace: true, preventScrollReset: true })
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <Link
      to={`${bare}${bare.includes("?") ? "&" : "?"}${askedKey}=${id}`}
      className={classes(buttonClass({ variant: "quiet", size: "small" }), styles.link)}
      onClick={press}
      title="Delete"
    >
      <Icon of={TrashIcon} label={`Delete ${name}`} />
    </Link>
  )
}

/** The question of a page without script. */
export function DeleteQuestion({ id, name, prompt = deletePrompt }: Deletable) {
  const bare = useBareAddress()
  return (
    <Form method="post" action={bare} replace className={styles.question} aria-labelledby="delete-question">
      <p id="delete-question" className={styles.words}>
        {prompt} <strong>{name}</strong>
      </p>
      <input type="hidden" name="id" value={id} />
      <Button variant="danger" size="small">
        Delete
      </Button>
      <Link to={bare}>Cancel</Link>
    </Form>
  )
}

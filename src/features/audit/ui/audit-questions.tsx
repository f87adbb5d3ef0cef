import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { formatAuditKey } from "../audit-entry.ts"
import type { AuditQuery } from "../audit.schema.ts"
import styles from "./audit-questions.module.css"

type AuditQuestionsProps = { query: AuditQuery; actions: readonly string[]; path: string }

/** Narrows the log by record, person, act and days; the answer has an address of its own. */
export const AuditQuestions = ({ query, actions, path }: AuditQuestionsProps) => (
  <search>
    <Form method="get" action={path} className={styles.questions}>
      <TextField
        name="record"
        label="Record"
        optional
        defaultValue={query.record}
        placeholder="Reference or id"
        autoComplete="off"
      />
      <TextField name="person" label="Person" optional defaultValue={query.person} autoComplete="off" />
      <SelectField
        name="action"
        label="What was done"
        optional
        prompt="Everything"
        choices={actions.map((value) => ({ value, label: formatAuditKey(value) }))}
        defaultValue={query.action}
      />
      <TextField name="from" label="From" kind="date" optional defaultValue={query.from ?? ""} />
      <TextField name="to" label="To" kind="date" optional defaultValue={query.to ?? ""} />
      <div className={styles.buttons}>
        <Button size="small">Show</Button>
        <Link to={path}>Show all</Link>
      </div>
    </Form>
  </search>
)

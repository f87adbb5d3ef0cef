import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import {
  type Colleague,
  nextStages,
  type Stage,
  stageNamesOf,
} from "#src/features/enquiries/enquiry-pipeline.ts"
import styles from "./enquiry-steps.module.css"

type StageProps = { kind: EnquiryKind; stage: Stage }

function formatMove({ kind, stage }: StageProps, to: Stage): string {
  if (to === "answered") return stage === "new" ? "Answered by phone" : "Open again"
  return stageNamesOf(kind)[to]
}

/** One button for each next stage. */
export const StageMoves = ({ kind, stage }: StageProps) => (
  <Form method="post" replace preventScrollReset className={styles.moves} aria-label="Stage">
    <input type="hidden" name="intent" value="move" />
    <input type="hidden" name="from" value={stage} />
    {nextStages(kind, stage).map((to) => (
      <Button key={to} name="stage" value={to} variant="secondary" size="small">
        {formatMove({ kind, stage }, to)}
      </Button>
    ))}
  </Form>
)

type AssignProps = { assignee: Colleague | null; colleagues: readonly Colleague[] }

/** The staff to choose from, and the present assignee, who may have left. */
const assigneeChoices = ({ assignee, colleagues }: AssignProps) => [
  ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ...(assignee && !colleagues.some(({ id }) => id === assignee.id)
    ? [{ value: assignee.id, label: `${assignee.name}, who left` }]
    : []),
]

export const AssignForm = ({ assignee, colleagues }: AssignProps) => (
  <Form method="post" replace preventScrollReset className={styles.assign} aria-label="Assignee">
    <input type="hidden" name="intent" value="assign" />
    <SelectField
      key={assignee?.id}
      name="assigneeId"
      label="Assigned to"
      prompt="Unassigned"
      choices={assigneeChoices({ assignee, colleagues })}
      defaultValue={assignee?.id ?? ""}
    />
    <Button variant="secondary" size="small">
      Assign
    </Button>
  </Form>
)

type WriteProps = { answer: FormAnswer | undefined; isPending: boolean }

/** The reply form. Its key prevents a second email when it is submitted twice. */
export function ReplyForm({
  replyKey,
  seen,
  name,
  answer,
  isPending,
}: WriteProps & { replyKey: string; seen: number; name: string }) {
  return (
    <Form method="post" replace preventScrollReset noValidate className={styles.form} aria-label="Reply">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={replyKey} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        name="reply"
        label="Reply by email"
        rows={9}
        defaultValue={answer?.values?.["reply"]}
        error={answer?.errors?.["reply"]}
        hint={`It begins with “Dear ${name},” and ends with their enquiry, our telephone number and your name.`}
      />
      <Button pending={isPending}>Send reply</Button>
    </Form>
  )
}

export const NoteForm = ({ noteCount, answer, isPending }: WriteProps & { noteCount: number }) => (
  <DraftForm key={noteCount} name="note" refused={answer} label="Note" className={styles.form}>
    <input type="hidden" name="intent" value="note" />
    <TextAreaField
      name="note"
      label="Internal note"
      rows={3}
      defaultValue={answer?.values?.["note"]}
      error={answer?.errors?.["note"]}
    />
    <Button variant="secondary" pending={isPending}>
      Add note
    </Button>
  </DraftForm>
)

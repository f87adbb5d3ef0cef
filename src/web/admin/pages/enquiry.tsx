import { randomUUID } from "node:crypto"
import { useState } from "react"
import { data } from "react-router"
import { markEnquiryNotSpam, markEnquirySpam } from "#src/features/enquiries/enquiries.service.ts"
import { type EnquiryKey, type EnquiryKind, enquiryRights } from "#src/features/enquiries/enquiry.ts"
import { enquiryDesks, enquiryKindOfPath } from "#src/features/enquiries/enquiry-desk.ts"
import { type EnquiryFile, stageNamesOf } from "#src/features/enquiries/enquiry-pipeline.ts"
import { type PipelineForm, pipelineForm } from "#src/features/enquiries/enquiry-pipeline.schema.ts"
import {
  addNote,
  assignEnquiry,
  findEnquiryFile,
  listColleagues,
  moveEnquiry,
  replyToEnquiry,
} from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { listOtherEnquiries } from "#src/features/enquiries/list/other-enquiries.service.ts"
import { EnquiryFileView } from "#src/features/enquiries/ui/desk/enquiry-file.tsx"
import {
  AssignForm,
  NoteForm,
  ReplyForm,
  StageMoves,
} from "#src/features/enquiries/ui/desk/enquiry-steps.tsx"
import { StageBadge } from "#src/features/enquiries/ui/desk/stage-badge.tsx"
import { MarkSpamButton, SpamNotice } from "#src/features/enquiries/ui/spam-notice.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { HistoryLink } from "#src/web/admin/admin-history-link.tsx"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { RecordNotFound } from "#src/web/admin/record-page.tsx"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/enquiry"

export const shouldRevalidate = revalidateAfterConflict

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.file.enquiry.name ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = enquiryKindOfPath(url.pathname)
  const actor = requireRight(context, url, enquiryRights[kind])
  const platform = context.get(platformContext)
  const file = await findEnquiryFile(platform, actor, { kind, id: params.id })
  if (!file) throw data(null, { status: 404 })
  return {
    file,
    others: await listOtherEnquiries(platform, actor, file.enquiry),
    colleagues: await listColleagues(platform.db, kind),
    replyKey: randomUUID(),
    canSeeHistory: hasRight(actor, "audit.see"),
  }
}

type PipelineCall = {
  readonly platform: Platform
  readonly actor: SignedInActor
  readonly enquiryKey: EnquiryKey
}

const doneText: Readonly<Record<Exclude<PipelineForm["intent"], "move">, string>> = {
  assign: "Assigned",
  note: "Noted",
  reply: "Your reply is on its way",
  trust: "It is among the others now",
  "mark-spam": "Kept as spam",
}

const formatDone = (kind: EnquiryKind, form: PipelineForm): string =>
  form.intent === "move" ? `Moved to ${stageNamesOf(kind)[form.stage]}` : doneText[form.intent]

const reasons: Readonly<Record<string, string>> = {
  "unknown-enquiry": "There is no such record any more.",
  "not-allowed": "Its stage does not allow this.",
  "edit-conflict": "A colleague worked on it in the meantime. This is its newest state.",
  "kept-as-spam": "It is kept as spam. Mark it as not spam, then reply.",
  "unknown-colleague": "This colleague does not look after such enquiries.",
  "no-address": "The data of this person was erased: there is no address to write to.",
}

async function take(form: PipelineForm, { platform, actor, enquiryKey }: PipelineCall) {
  switch (form.intent) {
    case "move":
      return moveEnquiry(platform, actor, { ...enquiryKey, ...form })
    case "assign":
      return assignEnquiry(platform, actor, { ...enquiryKey, ...form })
    case "note":
      return addNote(platform, actor, { ...enquiryKey, ...form })
    case "reply":
      return replyToEnquiry(platform, actor, { ...enquiryKey, ...form })
    case "trust":
      return markEnquiryNotSpam(platform, actor, enquiryKey)
    case "mark-spam":
      return markEnquirySpam(platform, actor, enquiryKey)
  }
}

/** A reply that a colleague's work may have made wrong: what was typed stays, and can be sent again. */
const outdatedReply = (typed: Record<string, FormDataEntryValue>) =>
  data<FormAnswer>(
    {
      errors: {
        reply: "Not sent. A colleague worked on it in the meantime: read the history, then send it again.",
      },
      values: typedValues(typed, ["reply"]),
    },
    { status: 409 },
  )

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const kind = enquiryKindOfPath(url.pathname)
  const actor = requireRight(context, url, enquiryRights[kind])
  const typed = Object.fromEntries(await request.formData())
  const parsed = pipelineForm.safeParse(typed)
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error)
    return data<FormAnswer>({ errors, values: typedValues(typed, ["reply", "note"]) }, { status: 422 })
  }
  const outcome = await take(parsed.data, {
    platform: context.get(platformContext),
    actor,
    enquiryKey: { kind, id },
  })
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: formatDone(kind, parsed.data) })
  if (parsed.data.intent === "reply" && outcome.refusal === "edit-conflict") return outdatedReply(typed)
  const reason = reasons[outcome.refusal]
  return data<AdminAnswer>(
    { tone: "error", text: staffMessages.wentWrong, ...(reason && { reason }) },
    { status: 409 },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The key of the reply that is written, which stays until it is sent: it prevents a second email. */
function useReplyKey(nextKey: string, { entries }: Pick<EnquiryFile, "entries">): string {
  const [key, setKey] = useState(nextKey)
  if (!entries.some(({ id }) => id === key)) return key
  setKey(nextKey)
  return nextKey
}

export default function AdminEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { file, others, colleagues, replyKey, canSeeHistory } = loaderData
  const isPending = useSending()
  const { path, title } = enquiryDesks[file.enquiry.kind]
  const step = actionData && "errors" in actionData ? actionData : undefined
  const key = useReplyKey(replyKey, file)
  return (
    <AdminPage
      title={file.enquiry.name}
      back={{ to: path, label: title }}
      note={<StageBadge kind={file.enquiry.kind} stage={file.stage} />}
      actions={
        <>
          <StageMoves kind={file.enquiry.kind} stage={file.stage} />
          {file.enquiry.suspicion === null && <MarkSpamButton />}
          {canSeeHistory && <HistoryLink id={file.enquiry.id} />}
        </>
      }
    >
      <AdminAnswerView result={step ? undefined : actionData} />
      {file.enquiry.suspicion !== null && <SpamNotice suspicion={file.enquiry.suspicion} />}
      <EnquiryFileView file={file} others={others}>
        <UnsavedWarning key={`${file.enquiry.id} ${key}`} answer={step?.values?.["reply"] ? step : undefined}>
          <ReplyForm
            replyKey={key}
            seen={file.entries.length}
            name={file.enquiry.name}
            answer={step}
            isPending={isPending}
          />
        </UnsavedWarning>
        <AssignForm assignee={file.assignee} colleagues={colleagues} />
        <NoteForm
          noteCount={file.entries.filter(({ kind }) => kind === "note").length}
          answer={step}
          isPending={isPending}
        />
      </EnquiryFileView>
    </AdminPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={{ to: "/admin", label: "To the desk" }}>
    No enquiry has this address. It may have been deleted.
  </RecordNotFound>
)

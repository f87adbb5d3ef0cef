import { useEffect } from "react"
import { redirect } from "react-router"
import { testimonialFields } from "#src/features/content/content-fields.ts"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import {
  testimonialFormValues,
  testimonialInput,
} from "#src/features/content/testimonials/testimonials.schema.ts"
import {
  createTestimonial,
  findTestimonial,
  updateTestimonial,
} from "#src/features/content/testimonials/testimonials.service.ts"
import { TestimonialForm } from "#src/features/content/ui/editing/testimonial-form.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import {
  answerRecordSave,
  openRecord,
  readRecordForm,
  deletionRefusalTexts,
} from "#src/web/admin/edits/record-edits.ts"
import { RecordPage, recordMeta } from "#src/web/admin/record-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readAnsweredPictures } from "#src/web/forms/picture-answers.ts"
import { refusePictureForm } from "#src/web/forms/picture-forms.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { useLoadFailed } from "#src/web/frame/use-load-failed.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/edit-testimonial"

const list = "/admin/testimonial"
const back = { to: list, label: "All testimonials" }
const newTitle = "Create a testimonial"

export const meta = ({ loaderData }: Route.MetaArgs) =>
  recordMeta(loaderData && "record" in loaderData ? loaderData : { record: null }, newTitle)

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { db } = context.get(platformContext)
  if (id === undefined) return { record: null, pictures: [] }
  const testimonial = await findTestimonial(db, id)
  if (!testimonial) throw redirect("/my-account")
  return {
    record: openRecord(actor, testimonial, testimonialFormValues(testimonial)),
    pictures: await listShownPictures(db, [testimonial.pictureId]),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => answerOrFault(() => serverLoader())

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const names = Object.keys(testimonialFields)
  const form = { request, schema: testimonialInput, names, limits: "one" } as const
  const { answer, change, sent } = await readRecordForm(platform, actor, form)
  if (answer) return answer
  const common = { sent, list, valuesOf: testimonialFormValues }
  if (id === undefined) {
    const outcome = await createTestimonial(platform, actor, change)
    return answerRecordSave(platform, actor, { ...common, outcome, kind: "created" })
  }
  const outcome = await updateTestimonial(platform, actor, { ...change, id })
  if (!outcome.ok && outcome.refusal.kind === "unknown")
    return refusePictureForm(
      platform,
      { status: 404, values: sent.values },
      { reason: deletionRefusalTexts.unknown },
    )
  const nameTaken = staffMessages.testimonialNameExists
  return answerRecordSave(platform, actor, { ...common, outcome, nameTaken, kind: "updated" })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Loaded = Extract<Route.ComponentProps["loaderData"], { record: unknown }>
type EditProps = { loaded: Loaded; answer: Route.ComponentProps["actionData"] }

function Edit({ loaded: { record, pictures }, answer }: EditProps) {
  const isPending = useSending()
  const alert = useAlert()
  const isUpdate = record !== null
  useEffect(() => {
    if (isUpdate && (answer?.isFault || answer?.reason)) void alert(staffMessages.testimonialUpdateFailed)
    else if (answer?.isFault) void alert(staffMessages.saveFailed)
  }, [alert, answer, isUpdate])
  return (
    <RecordPage record={record} newTitle={newTitle} back={back}>
      <TestimonialForm
        key={record?.id ?? "new"}
        record={record}
        pictures={[...pictures, ...readAnsweredPictures(answer)]}
        answer={answer}
        isPending={isPending}
      />
    </RecordPage>
  )
}

export default function EditTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const loaded = "record" in loaderData ? loaderData : null
  useLoadFailed(loaded === null)
  return loaded && <Edit loaded={loaded} answer={actionData} />
}

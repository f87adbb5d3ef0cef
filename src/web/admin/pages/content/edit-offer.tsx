import { data } from "react-router"
import { offerFormValues, offerInput } from "#src/features/content/offers/offers.schema.ts"
import { createOffer, findOffer, updateOffer } from "#src/features/content/offers/offers.service.ts"
import { offerFieldNames } from "#src/features/content/ui/editing/offer-preview.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { OfferForm } from "#src/features/content/ui/editing/offer-form.tsx"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { answerRecordSave, openRecord, readRecordForm } from "#src/web/admin/edits/record-edits.ts"
import { RecordNotFound, RecordPage, recordMeta } from "#src/web/admin/record-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readAnsweredPictures } from "#src/web/forms/picture-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/edit-offer"

const list = "/admin/offers"
const back = { to: list, label: "All offers" }
const newTitle = "Create an offer"

export const meta = ({ loaderData }: Route.MetaArgs) => recordMeta(loaderData, newTitle)

const listOfferRooms = async (db: Sql) =>
  (await listActiveRoomTypes(db)).map(({ id, name }) => ({ id, name }))

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { db, clock } = context.get(platformContext)
  const choices = { rooms: await listOfferRooms(db), today: clock.today() }
  if (id === undefined) return { ...choices, record: null, pictures: [] }
  const offer = await findOffer(db, id)
  if (!offer) throw data(null, { status: 404 })
  return {
    ...choices,
    record: openRecord(actor, offer, offerFormValues(offer)),
    pictures: await listShownPictures(db, [offer.pictureId]),
  }
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const names = offerFieldNames(await listOfferRooms(platform.db))
  const form = { request, schema: offerInput, names, limits: "one" } as const
  const { answer, change, sent } = await readRecordForm(platform, actor, form)
  if (answer) return answer
  const outcome = await (id === undefined
    ? createOffer(platform, actor, change)
    : updateOffer(platform, actor, { ...change, id }))
  const kind = id === undefined ? "created" : "updated"
  return answerRecordSave(platform, actor, { outcome, sent, list, kind, valuesOf: offerFormValues })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function EditOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { record, pictures, ...choices } = loaderData
  const isPending = useSending()
  useFaultAlert(actionData, staffMessages.saveFailed)
  return (
    <RecordPage record={record} newTitle={newTitle} back={back}>
      <OfferForm
        key={record?.id ?? "new"}
        {...choices}
        record={record}
        pictures={[...pictures, ...readAnsweredPictures(actionData)]}
        answer={actionData}
        isPending={isPending}
      />
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    No offer has this address. It may have been deleted.
  </RecordNotFound>
)

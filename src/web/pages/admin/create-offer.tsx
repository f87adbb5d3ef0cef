import { redirect, useNavigation } from "react-router"
import { offerFields } from "#src/features/content/content-fields.ts"
import { offerInput } from "#src/features/content/offers.schema.ts"
import { createOffer } from "#src/features/content/offers.service.ts"
import { everyPicture } from "#src/features/content/pictures.ts"
import { OfferForm } from "#src/features/content/ui/offer-form.tsx"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/use-fault-alert.ts"
import { readContentForm, refuseFields, refuseForm } from "#src/web/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { listAfter } from "#src/web/layouts/admin-layout-told.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/create-offer"

const list = "/admin/offers"

export const meta = () => pageMeta({ title: "Create an offer", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  const { db, clock } = context.get(platformContext)
  const roomNames = (await listRooms(db)).map(({ name }) => name)
  return { pictures: everyPicture(), roomNames, today: clock.today() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const { typed, values } = await readContentForm(request, Object.keys(offerFields))
  const parsed = offerInput.safeParse(typed)
  if (!parsed.success) return refuseFields(values, parsed.error)
  const outcome = await createOffer(context.get(platformContext), actor, parsed.data)
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  if (outcome.refusal.kind === "forbidden") return refuseForm(403, { values })
  return refuseForm(409, { values, errors: { name: messages.admin.nameExists } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateOffer({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle"
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title="Create an offer" back={{ to: list, label: "All offers" }}>
      <OfferForm {...loaderData} answer={actionData} isPending={isPending} />
    </AdminPage>
  )
}

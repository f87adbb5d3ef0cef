import { redirect } from "react-router"
import { createOffer } from "#src/features/content/offers/offers.service.ts"
import { OfferForm } from "#src/features/content/ui/offer-form.tsx"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import { messages } from "#src/shared/messages.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import {
  answerContentRefusal,
  answerUnreadableContent,
  offerForm,
  readContentForm,
} from "#src/web/admin/content-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { listAfter } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { picturesOf } from "#src/web/forms/picture-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/create-offer"

const list = "/admin/offers"

export const meta = () => pageMeta({ title: "Create an offer", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "content.change")
  const { db, clock } = context.get(platformContext)
  const roomNames = (await listRooms(db)).map(({ name }) => name)
  return { roomNames, today: clock.today() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const read = await readContentForm(platform, actor, { request, ...offerForm })
  if (!read.parsed.success || read.form.fault) return answerUnreadableContent(platform, read)
  const { draft } = read.parsed.data
  const outcome = await createOffer(platform, actor, { draft, pictures: read.form.pictures })
  if (outcome.ok) throw redirect(listAfter(list, "created"), 303)
  return answerContentRefusal(platform, { ...read, nameTaken: messages.admin.nameExists }, outcome.refusal)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function CreateOffer({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData, messages.admin.saveFailed)
  return (
    <AdminPage title="Create an offer" back={{ to: list, label: "All offers" }}>
      <OfferForm
        {...loaderData}
        pictures={picturesOf(actionData)}
        answer={actionData}
        isPending={isPending}
      />
    </AdminPage>
  )
}

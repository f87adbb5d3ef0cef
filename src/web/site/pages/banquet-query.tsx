import { listCurrentOffers } from "#src/features/content/offers/offers.service.ts"
import { listOutlets } from "#src/features/content/outlets.ts"
import { findPicture } from "#src/features/content/pictures.ts"
import { type BanquetReason, banquetTextsOf } from "#src/features/enquiries/ui/banquet-texts.ts"
import { OccasionPage } from "#src/features/enquiries/ui/occasion-page.tsx"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { platformContext } from "#src/web/context.ts"
import { loadEnquiryForm, receiveEnquiry } from "#src/web/forms/enquiry-forms.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/banquet-query"

const path = "/banquet-query"

export const handle: PageHandle = { hero: true }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.reason ? banquetTextsOf(loaderData.reason).heading : "Banquet enquiry",
    description:
      "Ask for a hall for a wedding, a party or a reception at the hotel: the date, the guests, and what you have in mind.",
    canonical: path,
  })

// Each form carries a signed time of its creation, against spam.
export const headers = () => ({ "cache-control": "no-store" })

const tableAnywhere = "any"

/** The subject of the link that led here; a banquet when the address names none. */
async function reasonOf({ context, url }: Route.LoaderArgs): Promise<BanquetReason | null> {
  const outletId = url.searchParams.get("outlet")
  const outlet = listOutlets().find(({ id }) => id === outletId)
  if (outlet || outletId === tableAnywhere) return { kind: "table", outlet: outlet?.name ?? null }
  const offerId = url.searchParams.get("offer")
  if (offerId === null) return null
  const offers = await listCurrentOffers(context.get(platformContext))
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) return null
  const { name, roomDiscount, description, validUntil } = offer
  return { kind: "offer", title: `${name}: ${roomDiscount}`, description, until: formatLongDate(validUntil) }
}

export async function loader(asked: Route.LoaderArgs) {
  return {
    ...(await loadEnquiryForm(asked)),
    picture: findPicture("infinity-pool-dusk"),
    reason: await reasonOf(asked),
  }
}

export const action = (asked: Route.ActionArgs) => receiveEnquiry(asked, "banquet", path)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function BanquetQuery({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  return (
    <OccasionPage
      kind="banquet"
      words={banquetTextsOf(loaderData.reason)}
      loaded={loaderData}
      answer={actionData}
      isPending={isPending}
    />
  )
}

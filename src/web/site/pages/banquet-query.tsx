import { lazy } from "react"
import { listCurrentOffers } from "#src/features/content/offers/offers.service.ts"
import { findPicture } from "#src/features/content/pictures.ts"
import { chooseBanquetTexts, type EnquiredOffer } from "#src/features/enquiries/ui/banquet-texts.ts"
import { OccasionPage } from "#src/features/enquiries/ui/occasion-page.tsx"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { platformContext } from "#src/web/context.ts"
import { loadEnquiryForm, receiveEnquiry } from "#src/web/forms/enquiry-forms.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { loadTableForm, receiveTable, parseTableRequest } from "#src/web/forms/table-page-form.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { Route } from "./+types/banquet-query"

const path = "/banquet-query"

/** The request for a table is a page of its own under this path (DINE-1). */
const tablePath = `${path}?outlet=any`

const TablePage = lazy(async () => ({
  default: (await import("#src/features/table-reservations/ui/table-page.tsx")).TablePage,
}))

export const handle: PageHandle = { hero: true }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.table
    ? pageMeta({
        title: "Reserve a table",
        description:
          "Reserve a table at Udaan, Safar, Aero-Stag or Zaika: the day, the hour, and how many you are.",
        canonical: tablePath,
        image: loaderData.picture ?? undefined,
      })
    : pageMeta({
        title: loaderData?.offer ? chooseBanquetTexts(loaderData.offer).heading : "Banquet enquiry",
        description:
          "Ask for a hall for a wedding, a party or a reception at the hotel: the date, the guests, and what you have in mind.",
        canonical: path,
        image: loaderData?.picture ?? undefined,
      })

// Each form carries a signed time of its creation, against spam.
export const headers = () => ({ "cache-control": "no-store" })

/** The offer of the link that led here; null when the address names none. */
async function findEnquiredOffer({ context, url }: Route.LoaderArgs): Promise<EnquiredOffer | null> {
  const offerId = url.searchParams.get("offer")
  if (offerId === null) return null
  const offers = await listCurrentOffers(context.get(platformContext))
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) return null
  const { name, roomDiscount, description, validUntil } = offer
  const t = contentTextOf(context)
  return {
    title: `${t(name)}: ${t(roomDiscount)}`,
    description: t(description),
    until: t(formatLongDate(validUntil)),
  }
}

/** The form for a table when the address names an outlet, else the banquet enquiry (DINE-1, ENQ-2). */
export async function loader(args: Route.LoaderArgs) {
  const table = parseTableRequest(args.url)
  return {
    ...(await loadEnquiryForm(args)),
    picture: translateFields(
      contentTextOf(args.context),
      ["alt"],
      findPicture(table?.outlet ?? "infinity-pool-dusk") ?? findPicture("infinity-pool-dusk"),
    ),
    table: table && { ...table, ...loadTableForm() },
    offer: await findEnquiredOffer(args),
  }
}

export const action = (args: Route.ActionArgs) =>
  parseTableRequest(args.url) ? receiveTable(args) : receiveEnquiry(args, "banquet", path)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function BanquetQuery({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const isPending = useSending()
  const { table, offer, ...loaded } = loaderData
  const form = { answer: actionData, isPending }
  return table ? (
    <TablePage {...table} {...form} picture={loaded.picture} formAge={loaded.formAge} today={loaded.today} />
  ) : (
    <OccasionPage kind="banquet" words={chooseBanquetTexts(offer, t)} loaded={loaded} {...form} />
  )
}

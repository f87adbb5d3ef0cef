import { useLoaderData } from "react-router"
import { isBookable } from "#src/features/content/offers/offer-terms.ts"
import { listCurrentOffers } from "#src/features/content/offers/offers.service.ts"
import { shownPicturesOf } from "#src/features/content/pictures.service.ts"
import { OfferCards } from "#src/features/content/ui/offer-cards.tsx"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import { describeOffer } from "./booking/offer-of-search.ts"
import type { Route } from "./+types/offers"

export const meta = () =>
  pageMeta({
    title: "Offers",
    description:
      "What Vimana New Delhi offers at the moment: lower prices for longer stays and for members, booked here at once.",
    canonical: "/offers",
  })

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const t = contentTextOf(context)
  const today = platform.clock.today()
  const offers = (await listCurrentOffers(platform)).filter((offer) => isBookable(offer, today))
  const rooms = await listActiveRoomTypes(platform.db)
  const pictures = await shownPicturesOf(
    platform.db,
    offers.map(({ pictureId }) => [pictureId]),
  )
  return {
    offers: offers.flatMap((offer, place) => {
      const described = describeOffer(offer, rooms, t)
      if (!described) return []
      const { id, description, terms } = offer
      const card = { id, description: t(description), isForMembers: terms.audience === "members" }
      const bookTo = `/check-availability?offer=${id}`
      return [{ ...described, ...card, picture: pictures[place]?.[0], bookTo }]
    }),
  }
}

const Nothing = () => (
  <EmptyState title="No offers at the moment" actions={<LinkButton to="/booking">See the rooms</LinkButton>}>
    Every room is at its best price already.
  </EmptyState>
)

export default function Offers() {
  const { offers } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow="Offers"
        title="Reasons to stay a little longer"
        lead="Choose an offer, then your dates. The lower price is in the total at once."
      />
      <Section space="flush" width="wide">
        {offers.length === 0 ? <Nothing /> : <OfferCards offers={offers} />}
      </Section>
    </>
  )
}

import { useLoaderData } from "react-router"
import { OfferCards } from "#src/features/content/ui/offer-cards.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { loadBookableOffers } from "#src/web/bookable-offers.server.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/offers"

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Offers",
    description:
      "What Vimana New Delhi offers at the moment: lower prices for longer stays and for members, booked here at once.",
    canonical: "/offers",
    image: loaderData?.offers[0]?.picture,
  })

export const loader = async ({ context }: Route.LoaderArgs) => ({ offers: await loadBookableOffers(context) })

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

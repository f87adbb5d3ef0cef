import { useLoaderData } from "react-router"
import { listGallery } from "#src/features/content/gallery/gallery.service.ts"
import { GalleryWall } from "#src/features/content/ui/gallery-wall.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import type { Route } from "./+types/gallery"
import styles from "./gallery.module.css"

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Gallery",
    description:
      "Pictures of Vimana New Delhi: the arrival, the rooms and suites, the four tables, the infinity pool and the halls, at the hour when the runway lights come on.",
    canonical: "/gallery",
    image: loaderData?.places[0]?.pictures[0],
  })

export async function loader({ context }: Route.LoaderArgs) {
  const places = await listGallery(context.get(platformContext).db)
  return { places: translateFields(contentTextOf(context), ["name", "line", "alt", "caption"], places) }
}

const Nothing = () => (
  <EmptyState title={messages.gallery.empty} actions={<LinkButton to="/rooms">See the rooms</LinkButton>}>
    We are choosing new pictures. Each room is shown on its own page.
  </EmptyState>
)

export default function Gallery() {
  const { places } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow="Gallery"
        title="The hotel at dusk"
        lead="Most of it was seen at one hour, when the sky over the airfield turns and the lamps are lit one by one. Choose a picture to come closer."
      />
      <Section space="flush" width="wide" className={styles.page}>
        {places.length === 0 ? <Nothing /> : <GalleryWall places={places} />}
      </Section>
    </>
  )
}

import { useLoaderData } from "react-router"
import { corporateBenefits, eventSpaces } from "#src/features/content/texts/corporate.ts"
import { listCapacities } from "#src/features/content/halls.ts"
import { firstImage } from "#src/features/content/images.ts"
import { EventSpaces } from "#src/features/content/ui/event-spaces.tsx"
import { Membership } from "#src/features/content/ui/membership.tsx"
import { PictureHero } from "#src/features/content/ui/heroes/picture-hero.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { hallsData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/corporate"
import styles from "./corporate.module.css"

export const handle: PageHandle = { hero: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Corporate, membership and events",
    description:
      "Company rates beside the airport in New Delhi, a membership with ten percent savings, early check-in and late check-out, and three event spaces for up to eight hundred.",
    canonical: "/corporate",
    image: loaderData?.hero,
  })

export function loader({ context }: Route.LoaderArgs) {
  describePage(context, hallsData(eventSpaces, listCapacities()))
  return translateFields(contentTextOf(context), ["alt", "name", "meaning", "kind", "about"], shown())
}

const shown = () => ({
  hero: firstImage(["lobby", "boardroom", "facade-dusk", "executive-room"], "palace"),
  spaces: eventSpaces.map(({ pictures, drawing, ...space }) => ({
    ...space,
    image: firstImage(pictures, drawing),
  })),
  capacities: listCapacities(),
})

const Benefits = () => {
  const t = useText()
  return (
    <Section width="wide" labelledBy="benefits">
      <div className={styles.benefits}>
        <div className={styles.statement}>
          <Eyebrow>For companies</Eyebrow>
          <h2 id="benefits">{t("Close enough to the gate to have slept first")}</h2>
        </div>
        <ol className={styles.list}>
          {corporateBenefits.map(({ name, about }) => (
            <li key={name} className={styles.benefit}>
              <h3 className={styles.name}>{t(name)}</h3>
              <p className={styles.about}>{t(about)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

export default function Corporate() {
  const { hero, spaces, capacities } = useLoaderData<typeof loader>()
  return (
    <>
      <PictureHero
        image={hero}
        eyebrow="Corporate"
        title="Business, between landings"
        lead="Rooms for the people you send, halls for the people you gather, and a pass for the ones who are here every month."
      >
        <LinkButton to="/corporate-query" size="large">
          Enquire Now
        </LinkButton>
        <LinkButton href="#events" size="large" variant="secondary">
          See the halls
        </LinkButton>
      </PictureHero>
      <Benefits />
      <Membership />
      <EventSpaces spaces={spaces} capacities={capacities} />
    </>
  )
}

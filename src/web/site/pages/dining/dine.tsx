import { useLoaderData } from "react-router"
import { listOutlets } from "#src/features/content/outlets.ts"
import { firstImage } from "#src/features/content/images.ts"
import { OutletChapter } from "#src/features/content/ui/dining/outlet-chapter.tsx"
import { PictureHero } from "#src/features/content/ui/heroes/picture-hero.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describePage } from "#src/web/frame/describe-page.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { restaurantsData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/dine"
import styles from "./dine.module.css"

export const handle: PageHandle = { hero: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Dining",
    description: `Udaan, Safar, Aero-Stag and Zaika: three restaurants, a lounge bar and a brewery beside the airport in New Delhi. Every day, ${hotel.diningHours}.`,
    canonical: "/dine",
    image: loaderData?.hero,
  })

/** The fields of this page's data that are texts of the content. */
const contentFields = ["alt", "caption", "name", "meaning", "kind", "line", "story", "seats", "signature"]

export function loader({ context }: Route.LoaderArgs) {
  const outlets = listOutlets()
  describePage(context, restaurantsData(outlets))
  const hero = firstImage(["aero-stag-bar", "udaan", "zaika"], "dinner")
  return translateFields(contentTextOf(context), contentFields, { outlets, hero })
}

export default function Dining() {
  const t = useText()
  const { outlets, hero } = useLoaderData<typeof loader>()
  return (
    <>
      <PictureHero
        image={hero}
        eyebrow={t("Dining, {hours}", { hours: t(hotel.diningHours) })}
        title="Four tables, one horizon"
        lead="Somebody here is always having breakfast and somebody else the last glass of the night. The kitchens are used to both, and hurry neither."
      >
        <LinkButton to="/query?outlet=any" size="large">
          Reserve a table
        </LinkButton>
        <LinkButton to="/menu" size="large" variant="secondary">
          Read the menu
        </LinkButton>
      </PictureHero>
      <Section width="wide" space="flush" className={styles.page}>
        <nav aria-label={t("Outlets")}>
          <ul className={styles.index}>
            {outlets.map(({ id, name, line }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.line}>{line}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.chapters}>
          {outlets.map((outlet) => (
            <OutletChapter key={outlet.id} outlet={outlet} />
          ))}
        </div>
      </Section>
    </>
  )
}

import { hotel } from "#src/shared/hotel.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Outlet } from "#src/features/content/outlets.ts"
import { OpenableCarousel } from "#src/features/content/ui/openable-carousel.tsx"
import styles from "./outlet-chapter.module.css"

/** Addresses that older links use for the same outlet (ROUTE-3). */
const otherAnchors: Partial<Record<Outlet["id"], string>> = { aero: "aerostag" }

const sizes = "(min-width: 62rem) 58vw, 100vw"

const factsOf = ({ signature, seats }: Outlet, t: Translate) => [
  {
    term: "Hours",
    description: (
      <>
        {t(hotel.diningHours)}
        <br />
        {t("Monday - Sunday")}
      </>
    ),
  },
  { term: "Ask for", description: signature },
  { term: "The room", description: seats },
]

/** One outlet with its text and pictures (DINE-1). */
export function OutletChapter({ outlet }: { outlet: Outlet }) {
  const t = useText()
  const { id, name, meaning, kind, story, images } = outlet
  const other = otherAnchors[id]
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-name`}>
      {other && <span id={other} className={styles.anchor} />}
      <div className={styles.pictures}>
        <OpenableCarousel name={name} images={images} sizes={sizes} />
      </div>
      <div className={styles.words}>
        <Eyebrow>{kind}</Eyebrow>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        <p className={styles.meaning}>{meaning}</p>
        {story.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <DefinitionList items={factsOf(outlet, t)} />
        <div className={styles.actions}>
          <LinkButton to={`/query?outlet=${id}`} aria-label={t("Reserve Now: {outlet}", { outlet: name })}>
            Reserve Now
          </LinkButton>
          <LinkButton to="/menu" variant="secondary" aria-label={t("Menu of {outlet}", { outlet: name })}>
            Menu
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

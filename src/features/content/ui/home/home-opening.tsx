import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { fullBleedSizes } from "#src/features/content/ui/heroes/full-bleed.ts"
import styles from "./home-opening.module.css"
import { useText } from "#src/ui/use-text.tsx"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

/** The first screen: the pool at dusk and one sentence. */
export function HomeHero({ image }: { image: ContentImage }) {
  const t = useText()
  return (
    <div className={styles.hero} data-tone="dark">
      <ImageView image={image} sizes={fullBleedSizes} shape="fill" priority className={styles.heroPicture} />
      <div className={styles.heroTexts}>
        <h1 className={styles.heroTitle}>{t(hotel.tagline)}</h1>
        <div className={styles.heroFoot}>
          <p className={styles.heroLead}>
            {t(
              "Vimana is a hotel for the hours between two flights, and for everyone in Delhi who likes an evening with a view of departures.",
            )}
          </p>
          <LinkButton to="/rooms" size="large" variant="secondary">
            See the rooms
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

const numbers = [
  {
    figure: String(hotel.roomsAndSuites),
    name: "rooms and suites",
    note: "each with its curtain, its lamp, its hush",
  },
  { figure: "4", name: "restaurants", note: "Udaan, Safar, Aero-Stag and Zaika" },
  { figure: "3", name: "event spaces", note: "banquet and conference halls, and a lawn" },
]

/** The introduction: two paragraphs and three numbers (HOME-2). */
export function HomeIntroduction() {
  const t = useText()
  return (
    <Section width="wide" labelledBy="house">
      <div className={styles.introduction}>
        <div className={styles.statement}>
          <Eyebrow>The hotel</Eyebrow>
          <h2 id="house">
            {t("Named after the flying palaces of the old epics, and built where things fly.")}
          </h2>
        </div>
        <div className={styles.story}>
          <p>
            {t(
              "The airport is a few minutes from our door, and you will not hear it. Thick glass and deep carpet keep the rooms still; the runway lights come on like a second skyline, and the last thing to land before you sleep is you.",
            )}
          </p>
          <p>
            {t(
              "Downstairs the evening goes on. There is an infinity pool on the edge of the city, a wellness club and gym, a lounge and bar, and beer from our in-house brewery, drawn a few steps from where it was made.",
            )}
          </p>
        </div>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ figure, name, note }) => (
          <div key={name} className={styles.number}>
            <dt className={styles.numberName}>{t(name)}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className={styles.numberNote}>{t(note)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

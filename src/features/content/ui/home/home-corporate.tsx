import { useState } from "react"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { CarouselSteps } from "#src/ui/pictures/carousel-steps.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-corporate.module.css"
import { stepWithin } from "./panels/home-panel-steps.ts"
import { useSwipe } from "./panels/home-swipe.ts"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

type CorporateCard = {
  id: number
  title: string
  para: string
  btn: string
  url: string
  img: ContentImage
}

const Card = ({ card, state }: { card: CorporateCard; state: string | undefined }) => (
  <li className={classes(styles.card, state)}>
    <div className={styles.frame}>
      <ImageView
        image={card.img}
        shape="landscape"
        sizes="(min-width: 62rem) 62vw, 100vw"
        className={styles.picture}
      />
    </div>
    <div className={styles.words}>
      <h3 className={styles.title}>{card.title}</h3>
      <p className={styles.para}>{card.para}</p>
      <LinkButton to={card.url} variant="secondary">
        {card.btn}
      </LinkButton>
    </div>
  </li>
)

/** Companies and occasions: one card at a time, with a slide of 1200 ms (HOME-5). */
export function HomeCorporate({ cards }: { cards: readonly CorporateCard[] }) {
  const t = useText()
  const [index, setIndex] = useState(0)
  const step = (by: number) => setIndex((now) => stepWithin(cards.length, now, by) ?? now)
  const swipe = useSwipe(step)
  const stateOf = (place: number) => {
    if (place === index) return undefined
    return place < index ? styles.before : styles.after
  }
  return (
    <section
      className={styles.section}
      aria-roledescription="carousel"
      aria-label={t("Companies and occasions")}
      {...swipe}
    >
      <div className={styles.head}>
        <Eyebrow as="h2">Companies and occasions</Eyebrow>
        <div className={styles.controls}>
          <p className={styles.count} aria-live="polite">
            {t("{count} of {total}", { count: index + 1, total: cards.length })}
          </p>
          <CarouselSteps isAtStart={index === 0} isAtEnd={index === cards.length - 1} onStep={step} />
        </div>
      </div>
      <ul className={styles.cards}>
        {cards.map((card, place) => (
          <Card key={card.id} card={card} state={stateOf(place)} />
        ))}
      </ul>
    </section>
  )
}

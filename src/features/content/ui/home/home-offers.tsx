import { Link } from "react-router"
import { Carousel } from "#src/ui/pictures/carousel.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Section } from "#src/ui/section.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-offers.module.css"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

export type OfferCard = {
  id: string
  title: string
  img: ContentImage
  /** The address of the banquet enquiry. */
  to: string
  /** Its last day as text. */
  until?: string
}

/** The latest offers, three at a time and one on a phone; each leads to the banquet enquiry (HOME-4). */
export function HomeOffers({ offers }: { offers: readonly OfferCard[] }) {
  const t = useText()
  const slides = offers.map(({ id, title, img, to, until }) => ({
    key: id,
    content: (
      <Link to={to} className={styles.card} viewTransition>
        <ImageView
          image={{ ...img, alt: "" }}
          shape="landscape"
          sizes="(min-width: 48rem) 33vw, 100vw"
          className={styles.picture}
        />
        <h3 className={styles.title}>{title}</h3>
        {until && <p className={styles.until}>{until}</p>}
        <span className={styles.onward}>{t("Enquire")}</span>
      </Link>
    ),
  }))
  return (
    <Section width="wide" labelledBy="offers">
      <div className={styles.opening}>
        <Eyebrow>Latest offers</Eyebrow>
        <h2 id="offers">{t("Reasons to bring everybody")}</h2>
      </div>
      <Carousel label="Latest offers" slides={slides} shown={3} />
    </Section>
  )
}

import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Section } from "#src/ui/section.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-amenities.module.css"
import { amenityPaths } from "./home-amenity-paths.ts"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

type HomeAmenity = {
  title: string
  description: string
  icon: keyof typeof amenityPaths
  image: ContentImage
}

/** Eight included amenities with their pictures (HOME-8). */
export function HomeAmenities({ amenities }: { amenities: readonly HomeAmenity[] }) {
  const t = useText()
  return (
    <Section tone="parchment" width="wide" labelledBy="amenities">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Eyebrow>With every stay</Eyebrow>
          <h2 id="amenities">{t("Thought of, so that you need not")}</h2>
        </div>
        <ul className={styles.grid}>
          {amenities.map(({ title, description, icon, image }) => (
            <li key={title} className={styles.amenity}>
              <ImageView
                image={{ ...image, alt: "" }}
                shape="portrait"
                sizes="(min-width: 30rem) 9rem, 30vw"
                className={styles.arch}
              />
              <div className={styles.about}>
                <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true">
                  <path d={amenityPaths[icon]} fill="currentColor" />
                </svg>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

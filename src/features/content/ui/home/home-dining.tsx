import { Link } from "react-router"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-dining.module.css"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

type HomeDiningProps = {
  outlets: readonly { id: string; name: string; meaning: string; line: string }[]
  image: ContentImage
}

/** The four tables, over the bar at night. */
export function HomeDining({ outlets, image }: HomeDiningProps) {
  const t = useText()
  return (
    <section className={styles.dining} data-tone="night" aria-labelledby="dining">
      <ImageView
        image={image}
        sizes="(min-width: 62rem) max(64vw, 90rem), 100vw"
        shape="fill"
        className={styles.diningPicture}
      />
      <div className={styles.diningTexts}>
        <Eyebrow>{t("Dining, {hours}", { hours: t(hotel.diningHours) })}</Eyebrow>
        <h2 id="dining">{t("Four tables for one long evening")}</h2>
        <ul className={styles.outlets}>
          {outlets.map(({ id, name, meaning, line }) => (
            <li key={id}>
              <Link to={`/dine#${id}`} className={styles.outlet} viewTransition>
                <span className={styles.rowName}>{name}</span>
                <span className={styles.rowLine}>{t("{meaning}. {line}", { meaning, line })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { Link } from "react-router"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { Plate } from "#src/features/content/images.ts"
import styles from "./home-dining.module.css"
import { PlateView } from "#src/features/content/ui/image-view.tsx"

type HomeDiningProps = {
  outlets: readonly { id: string; name: string; meaning: string; line: string }[]
  plate: Plate
}

/** The four tables, over the bar at night. */
export function HomeDining({ outlets, plate }: HomeDiningProps) {
  return (
    <section className={styles.dining} data-tone="night" aria-labelledby="dining">
      <PlateView
        plate={plate}
        sizes="(min-width: 62rem) max(64vw, 90rem), 100vw"
        shape="fill"
        className={styles.diningPicture}
      />
      <div className={styles.diningWords}>
        <Eyebrow>Dining, {hotel.diningHours}</Eyebrow>
        <h2 id="dining">Four tables for one long evening</h2>
        <ul className={styles.outlets}>
          {outlets.map(({ id, name, meaning, line }) => (
            <li key={id}>
              <Link to={`/dine#${id}`} className={styles.outlet} viewTransition>
                <span className={styles.rowName}>{name}</span>
                <span className={styles.rowLine}>
                  {meaning}. {line}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

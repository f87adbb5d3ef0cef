import { BeerSteinIcon } from "@phosphor-icons/react/dist/icons/BeerStein"
import { CallBellIcon } from "@phosphor-icons/react/dist/icons/CallBell"
import { CarProfileIcon } from "@phosphor-icons/react/dist/icons/CarProfile"
import { CoffeeIcon } from "@phosphor-icons/react/dist/icons/Coffee"
import { LetterCirclePIcon } from "@phosphor-icons/react/dist/icons/LetterCircleP"
import { SwimmingPoolIcon } from "@phosphor-icons/react/dist/icons/SwimmingPool"
import { WheelchairIcon } from "@phosphor-icons/react/dist/icons/Wheelchair"
import { WifiHighIcon } from "@phosphor-icons/react/dist/icons/WifiHigh"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { Section } from "#src/ui/section.tsx"
import type { Plate } from "../plates.ts"
import styles from "./home-amenities.module.css"
import { PlateView } from "./plate-view.tsx"

const icons = {
  bell: CallBellIcon,
  car: CarProfileIcon,
  wifi: WifiHighIcon,
  cup: CoffeeIcon,
  pool: SwimmingPoolIcon,
  parking: LetterCirclePIcon,
  wheelchair: WheelchairIcon,
  beer: BeerSteinIcon,
} as const

export type HomeAmenity = {
  title: string
  description: string
  icon: keyof typeof icons
  plate: Plate
}

/** Eight things that are there without asking, each in its arch (HOME-8). */
export function HomeAmenities({ amenities }: { amenities: readonly HomeAmenity[] }) {
  return (
    <Section tone="parchment" width="wide" labelledBy="amenities">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Eyebrow>With every stay</Eyebrow>
          <h2 id="amenities">Thought of, so that you need not</h2>
        </div>
        <ul className={styles.grid}>
          {amenities.map(({ title, description, icon, plate }) => (
            <li key={title} className={styles.amenity}>
              <PlateView
                plate={{ ...plate, alt: "" }}
                shape="portrait"
                sizes="(min-width: 30rem) 9rem, 30vw"
                className={styles.arch}
              />
              <div className={styles.about}>
                <Icon of={icons[icon]} className={styles.icon} />
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

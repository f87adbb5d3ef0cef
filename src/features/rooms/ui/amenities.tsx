import type { Icon as Drawing } from "@phosphor-icons/react"
import { BedIcon } from "@phosphor-icons/react/dist/icons/Bed"
import { CoffeeIcon } from "@phosphor-icons/react/dist/icons/Coffee"
import { SnowflakeIcon } from "@phosphor-icons/react/dist/icons/Snowflake"
import { TelevisionSimpleIcon } from "@phosphor-icons/react/dist/icons/TelevisionSimple"
import { WifiHighIcon } from "@phosphor-icons/react/dist/icons/WifiHigh"
import { WineIcon } from "@phosphor-icons/react/dist/icons/Wine"
import { classes } from "#src/ui/classes.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { roomAmenities } from "../room-type.ts"
import styles from "./amenities.module.css"

const icons: Readonly<Record<(typeof roomAmenities)[number], Drawing>> = {
  "Air-Conditioning": SnowflakeIcon,
  "Wi-Fi": WifiHighIcon,
  "King/Twin Bed": BedIcon,
  Television: TelevisionSimpleIcon,
  "Tea & Coffee Maker": CoffeeIcon,
  Minibar: WineIcon,
}

/** The amenities of every room: as icons in a list, with names where there is space. */
export function Amenities({ withWords = false }: { withWords?: boolean }) {
  const t = useText()
  return (
    <ul className={classes(styles.list, withWords && styles.words)} aria-label={t("Amenities")}>
      {roomAmenities.map((amenity) => (
        <li key={amenity} className={styles.item} title={withWords ? undefined : t(amenity)}>
          {withWords ? <Icon of={icons[amenity]} /> : <Icon of={icons[amenity]} label={amenity} />}
          {withWords && t(amenity)}
        </li>
      ))}
    </ul>
  )
}

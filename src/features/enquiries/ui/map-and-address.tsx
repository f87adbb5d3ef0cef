import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { mapLinks } from "#src/shared/location/map-links.ts"
import styles from "./map-and-address.module.css"

const described =
  "Drawn map: the hotel in Aerocity, between National Highway 48 and the airport; Terminals 2 and 3 to the west, Terminal 1 to the north, and the Aerocity metro station beside it"

const ways = [
  {
    by: "By metro",
    how: "Airport Express to Aerocity, one stop from the airport. The hotel is beside the station.",
  },
  { by: "From Terminals 2 and 3", how: "East along the northern access road." },
  { by: "From Terminal 1", how: "South on National Highway 48." },
]

const Address = () => {
  const t = useText()
  const { street, city, pin, country } = hotel.address
  return (
    <address className={styles.address}>
      {t(street)}
      <br />
      {t(city)} {pin}, {t(country)}
    </address>
  )
}

/** The drawn map, the address, and links to the visitor's map app. */
export function MapAndAddress() {
  const t = useText()
  return (
    <section data-tone="dark" aria-labelledby="way">
      <div className={styles.inner}>
        <picture className={styles.map}>
          <source media="(max-width: 699px)" srcSet="/brand/map-portrait.svg" width="780" height="1000" />
          <img
            src="/brand/map.svg"
            alt={t(described)}
            width="1200"
            height="800"
            loading="lazy"
            decoding="async"
          />
        </picture>
        <div className={styles.words}>
          <Eyebrow>The way here</Eyebrow>
          <h2 id="way" className={styles.title}>
            {t("Between the runway and the road")}
          </h2>
          <Address />
          <dl className={styles.ways}>
            {ways.map(({ by, how }) => (
              <div key={by}>
                <dt>{t(by)}</dt>
                <dd>{t(how)}</dd>
              </div>
            ))}
          </dl>
          <div>
            <h3 className={styles.open}>{t("Open in")}</h3>
            <ul className={styles.links}>
              {mapLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noreferrer">
                    {t(name)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

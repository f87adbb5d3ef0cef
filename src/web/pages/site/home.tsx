import { Link, useLoaderData } from "react-router"
import pictures from "#artwork/pictures.json"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import type { PictureSource } from "#src/ui/picture-sources.ts"
import { Picture } from "#src/ui/picture.tsx"
import { Section } from "#src/ui/section.tsx"
import type { PageHandle } from "#src/web/layouts/page-handle.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import styles from "./home.module.css"

export const handle: PageHandle = { hero: true }

export const meta = () =>
  pageMeta({
    title: hotel.fullName,
    description:
      "One hundred rooms and suites beside the airport in New Delhi, with four restaurants, an infinity pool, a brewery and halls for every occasion.",
    canonical: "/",
  })

function pictureOf(id: string, color: string): PictureSource {
  const found = pictures.find((picture) => picture.id === id)
  if (!found) throw new Error(`no picture is called ${id}`)
  const { alt, width, height, focal } = found
  return { id, alt, width, height, color, focal: [focal[0] ?? 0.5, focal[1] ?? 0.5] }
}

export const loader = () => ({
  pool: pictureOf("infinity-pool-dusk", "#1b2350"),
  room: pictureOf("deluxe-room", "#4d4037"),
  otherRoom: pictureOf("executive-room", "#3c342c"),
  bar: pictureOf("aero-stag-bar", "#1d1512"),
})

function Hero({ picture }: { picture: PictureSource }) {
  return (
    <div className={styles.hero} data-tone="dark">
      <Picture
        picture={picture}
        sizes="max(100vw, 150vh)"
        shape="fill"
        priority
        className={styles.heroPicture}
      />
      <div className={styles.heroWords}>
        <h1 className={styles.heroTitle}>{hotel.tagline}</h1>
        <div className={styles.heroFoot}>
          <p className={styles.heroLead}>
            Vimana is a hotel for the hours between two flights, and for everyone in Delhi who likes an
            evening with a view of departures.
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
  { figure: "3", name: "event spaces", note: "beside banquet and conference halls" },
]

function Introduction() {
  return (
    <Section width="wide" labelledBy="house">
      <div className={styles.introduction}>
        <div className={styles.statement}>
          <Eyebrow>The house</Eyebrow>
          <h2 id="house">Named after the flying palaces of the old epics, and built where things fly.</h2>
        </div>
        <div className={styles.story}>
          <p>
            The airport is a few minutes from our door, and you will not hear it. Thick glass and deep carpet
            keep the rooms still; the runway lights come on like a second skyline, and the last thing to land
            before you sleep is you.
          </p>
          <p>
            Downstairs the evening goes on. There is an infinity pool on the edge of the city, a wellness club
            and gym, a lounge and bar, and beer from our own brewery, drawn a few steps from where it was
            made.
          </p>
        </div>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ figure, name, note }) => (
          <div key={name} className={styles.number}>
            <dt className={styles.numberName}>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className={styles.numberNote}>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const rooms = [
  { name: "Classic", line: "216 square feet, and nothing missing" },
  { name: "Executive", line: "For the night before the meeting" },
  { name: "Deluxe", line: "An armchair, and the whole airfield" },
  { name: "Super Deluxe", line: "More floor, more sky" },
  { name: "Suite", line: "Somewhere to receive, somewhere to retreat" },
  { name: "Family Suite", line: "Everyone together, with a door between" },
]

function Rooms({ picture, other }: { picture: PictureSource; other: PictureSource }) {
  return (
    <section className={styles.rooms} aria-labelledby="rooms">
      <div className={styles.roomsWords}>
        <Eyebrow>Rooms and suites</Eyebrow>
        <h2 id="rooms">Six ways to sleep well</h2>
        <p>
          Walnut, indigo and brass; a bed made the way you hope for after a long flight. Choose by how much
          room you want around it.
        </p>
      </div>
      <div className={styles.roomsPicture}>
        <Picture picture={picture} sizes="(min-width: 62rem) 62vw, 100vw" />
      </div>
      <div className={styles.secondPicture}>
        <Picture picture={other} shape="portrait" sizes="(min-width: 62rem) 50vw, 1px" />
      </div>
      <ol className={styles.index}>
        {rooms.map(({ name, line }) => (
          <li key={name}>
            <Link to="/rooms" className={styles.row} viewTransition>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.rowLine}>{line}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

const outlets = [
  {
    to: "/dine#udaan",
    name: "Udaan",
    line: "Flight. Breakfast with the first departures, supper with the last.",
  },
  { to: "/dine#safar", name: "Safar", line: "Journey. The cooking of the roads that meet in Delhi." },
  { to: "/dine#zaika", name: "Zaika", line: "Taste. Slow fires and recipes older than the airport." },
  { to: "/dine#aero", name: "Aero-Stag", line: "The lounge bar, its brewery, and three arches of bottles." },
]

function Dining({ picture }: { picture: PictureSource }) {
  return (
    <section className={styles.dining} data-tone="night" aria-labelledby="dining">
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) max(64vw, 90rem), 100vw"
        shape="fill"
        className={styles.diningPicture}
      />
      <div className={styles.diningWords}>
        <Eyebrow>Dining, {hotel.diningHours}</Eyebrow>
        <h2 id="dining">Four tables for one long evening</h2>
        <ul className={styles.outlets}>
          {outlets.map(({ to, name, line }) => (
            <li key={name}>
              <Link to={to} className={styles.outlet} viewTransition>
                <span className={styles.rowName}>{name}</span>
                <span className={styles.rowLine}>{line}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Invitation() {
  const { phone, href } = hotel.reservations
  return (
    <Section tone="parchment" width="wide" labelledBy="invitation">
      <div className={styles.invitation}>
        <h2 id="invitation">
          <span>Land late. </span>
          <span>Leave early. </span>
          <span>Sleep in between.</span>
        </h2>
        <div className={styles.invitationWords}>
          <p>
            {messages.booking.noCardNeeded} Change your plans up to a day before you arrive, and it costs you
            nothing.
          </p>
          <div className={styles.actions}>
            <LinkButton to="/booking" size="large">
              Reserve a room
            </LinkButton>
            <LinkButton href={href} size="large" variant="quiet">
              {phone}
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  )
}

export default function Home() {
  const { pool, room, otherRoom, bar } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero picture={pool} />
      <Introduction />
      <Rooms picture={room} other={otherRoom} />
      <Dining picture={bar} />
      <Invitation />
    </>
  )
}

import { hotel } from "#src/shared/hotel.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { formatArea, type Capacity, formatSeats } from "../halls.ts"
import type { ContentImage } from "#src/features/content/image.ts"
import styles from "./event-spaces.module.css"
import { SectionOpening } from "./section-opening.tsx"
import { ImageView } from "./image-view.tsx"

type EventSpace = {
  readonly id: string
  readonly name: string
  readonly meaning: string
  readonly kind: string
  readonly about: string
  readonly image: ContentImage
}

const seatings = {
  theatre: "Theatre",
  classroom: "Classroom",
  cluster: "Cluster",
  banquet: "Banquet",
  reception: "Reception",
} as const

type Seating = keyof typeof seatings

const columnsIn = (t: Translate): Column<Capacity>[] => [
  { key: "hall", header: t("Hall"), render: ({ hall }) => <span className={styles.hall}>{t(hall)}</span> },
  { key: "area", header: t("Floor area"), render: (row) => t(formatArea(row)) },
  ...(Object.keys(seatings) as Seating[]).map(
    (seating): Column<Capacity> => ({
      key: seating,
      header: t(seatings[seating]),
      render: (row) => formatSeats(row[seating]),
      align: "end",
    }),
  ),
]

type EventSpacesProps = { spaces: readonly EventSpace[]; capacities: readonly Capacity[] }

/** Conferences and events: the three spaces, and how many each of them seats (CORP-1). */
export const EventSpaces = ({ spaces, capacities }: EventSpacesProps) => {
  const t = useText()
  return (
    <Section width="wide" id="events" labelledBy="events-title">
      <SectionOpening
        eyebrow="Conferences and events"
        titleId="events-title"
        title="Three spaces, and the sky over one of them"
        lead="Banquet and conference halls for eight people or eight hundred, with kitchens of their own, a team that has done it before, and rooms upstairs for everyone who stays too late to leave."
      />
      <ul className={styles.spaces}>
        {spaces.map(({ id, name, meaning, kind, about, image }) => (
          <li key={id} className={styles.space}>
            <ImageView
              image={image}
              sizes="(min-width: 48rem) 50vw, 100vw"
              shape="landscape"
              className={styles.image}
            />
            <p className={styles.kind}>{kind}</p>
            <h3>
              {name}, <em className={styles.meaning}>{meaning.toLowerCase()}</em>
            </h3>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
      <div className={styles.chart}>
        <Table
          columns={columnsIn(t)}
          rows={capacities}
          rowKey={({ hall }) => hall}
          caption={t("How many persons each hall holds, by the way it is set")}
        />
      </div>
      <div className={styles.enquire}>
        <LinkButton to="/corporate-query" size="large">
          Enquire Now
        </LinkButton>
        <p>
          {t("Or speak to the events desk:")} <a href={hotel.events.href}>{hotel.events.phone}</a>,{" "}
          <a href={`mailto:${hotel.events.email}`}>{hotel.events.email}</a>
        </p>
      </div>
    </Section>
  )
}

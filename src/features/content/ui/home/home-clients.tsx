import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import styles from "./home-clients.module.css"
import { PauseButton } from "./home-pause.tsx"
import { usePlaying } from "./home-timing.ts"

type Client = { id: number; name: string; link: string; img: string }

type RowProps = { clients: readonly Client[]; isEcho?: boolean }

/** The copy only fills the track: it is hidden from screen readers and the keyboard (HOME-7). */
const Row = ({ clients, isEcho = false }: RowProps) => (
  <ul className={classes(styles.row, isEcho && styles.echo)} aria-hidden={isEcho || undefined}>
    {clients.map(({ id, name, link, img }) => (
      <li key={id}>
        <a href={link} className={styles.client} tabIndex={isEcho ? -1 : undefined} rel="noreferrer">
          <img
            src={img}
            alt={isEcho ? "" : name}
            width={156}
            height={48}
            loading="lazy"
            className={styles.logo}
          />
        </a>
      </li>
    ))}
  </ul>
)

/** The logos of clients, moving past; they stop under the pointer, with focus, and when paused. */
export function HomeClients({ clients }: { clients: readonly Client[] }) {
  const [isPlaying, setPlaying] = usePlaying()
  return (
    <section className={styles.section} aria-labelledby="clients">
      <div className={styles.head}>
        <Eyebrow as="h2" id="clients" plain>
          In good company
        </Eyebrow>
        <PauseButton isPlaying={isPlaying} onChange={setPlaying} subject="the logos" />
      </div>
      <div className={styles.window}>
        <div className={classes(styles.track, !isPlaying && styles.still)}>
          <Row clients={clients} />
          <Row clients={clients} isEcho />
        </div>
      </div>
    </section>
  )
}

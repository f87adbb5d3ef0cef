import {
  allergensOf,
  type MenuCourse,
  type MenuEntry,
  type OutletMenu,
  formatMenuPrice,
  formatSpice,
} from "#src/features/content/menu/menu.ts"
import { useText } from "#src/ui/use-text.tsx"
import { DietMark } from "./diet-mark.tsx"
import styles from "./menu-card.module.css"

function Dish({ entry }: { entry: MenuEntry }) {
  const t = useText()
  const notes = [formatSpice(entry), ...allergensOf(entry)].filter((note) => note !== null)
  return (
    <li className={styles.dish} data-diet={entry.diet}>
      <span className={styles.mark}>{entry.diet !== "drink" && <DietMark diet={entry.diet} />}</span>
      <h4 className={styles.name}>{entry.name}</h4>
      <span className={styles.leader} aria-hidden="true" />
      <data className={styles.price} value={entry.rupees}>
        {formatMenuPrice(entry)}
      </data>
      <p className={styles.about}>{entry.about}</p>
      {notes.length > 0 && <p className={styles.notes}>{notes.map((note) => t(note)).join(", ")}</p>}
    </li>
  )
}

const Course = ({ course }: { course: MenuCourse }) => (
  <section className={styles.course}>
    <div>
      <h3>{course.name}</h3>
      {course.note && <p className={styles.courseNote}>{course.note}</p>}
    </div>
    <ul className={styles.dishes}>
      {course.entries.map((entry) => (
        <Dish key={entry.name} entry={entry} />
      ))}
    </ul>
  </section>
)

/** The card of one outlet. */
export function MenuCard({ card }: { card: OutletMenu }) {
  const titleId = `${card.id}-card`
  return (
    <section id={card.id} className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {card.name}
        </h2>
        <p className={styles.line}>{card.line}</p>
      </header>
      <div className={styles.courses}>
        {card.courses.map((course) => (
          <Course key={course.name} course={course} />
        ))}
      </div>
    </section>
  )
}

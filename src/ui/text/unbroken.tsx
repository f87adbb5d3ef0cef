import styles from "./unbroken.module.css"

/** A text whose ranges, such as '3-5', are never broken after their hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+)/).map((part, place) =>
    // The parts between the ranges have the even places.
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ),
  )

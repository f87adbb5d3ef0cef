import { useEffect, useRef } from "react"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./room-showcase.module.css"
import { useCurrentSection } from "./use-current-section.ts"

type IndexedRoom = { readonly slug: string; readonly name: string; readonly facts: readonly string[] }

/** The names of the rooms, with the current one marked: beside the rooms, or a row above them that is kept in view. */
export function RoomIndex({ rooms }: { rooms: readonly IndexedRoom[] }) {
  const t = useText()
  const current = useCurrentSection(rooms.map(({ slug }) => slug))
  const index = useRef<HTMLElement>(null)
  useEffect(() => {
    const marked = index.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (marked) index.current?.scrollTo({ left: marked.offsetLeft - marked.offsetWidth / 2 })
  }, [current])
  return (
    <nav ref={index} className={styles.index} aria-label={t("Kinds of room")}>
      <ol className={styles.names}>
        {rooms.map(({ slug, name, facts }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className={styles.indexLink}
              aria-current={slug === current ? "location" : undefined}
            >
              <span>{name}</span>
              <span className={styles.size}>{t(facts[0] ?? "")}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

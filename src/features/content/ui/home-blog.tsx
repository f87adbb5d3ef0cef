import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import type { Plate } from "../plates.ts"
import styles from "./home-journal.module.css"
import { PlateView } from "./plate-view.tsx"

export type JournalTeaser = {
  name: string
  to: string
  date: string
  postedOn: string
  excerpt: string
  plate: Plate
}

/** The last post of the journal, and its first 46 words (HOME-6). */
export function HomeJournal({ post }: { post: JournalTeaser }) {
  return (
    <Section width="wide" labelledBy="journal">
      <article className={styles.journal}>
        <PlateView
          plate={{ ...post.plate, alt: "" }}
          shape="portrait"
          sizes="(min-width: 62rem) 40vw, 100vw"
          className={styles.plate}
        />
        <div className={styles.words}>
          <Eyebrow>From the journal</Eyebrow>
          <h2 id="journal">{post.name}</h2>
          <p className={styles.date}>
            <time dateTime={post.date}>{post.postedOn}</time>
          </p>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <LinkButton to={post.to} variant="secondary">
            Read More
            <VisuallyHidden>: {post.name}</VisuallyHidden>
          </LinkButton>
        </div>
      </article>
    </Section>
  )
}

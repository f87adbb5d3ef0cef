import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-blog.module.css"
import { ImageView } from "#src/features/content/ui/image-view.tsx"

type BlogTeaser = {
  name: string
  to: string
  date: string
  postedOn: string
  excerpt: string
  image: ContentImage
}

/** The last post of the blog, and its first 46 words (HOME-6). */
export function HomeBlog({ post }: { post: BlogTeaser }) {
  const t = useText()
  return (
    <Section width="wide" labelledBy="blog">
      <article className={styles.blog}>
        <ImageView
          image={{ ...post.image, alt: "" }}
          shape="portrait"
          sizes="(min-width: 62rem) 40vw, 100vw"
          className={styles.image}
        />
        <div className={styles.words}>
          <Eyebrow>From the blog</Eyebrow>
          <h2 id="blog">{post.name}</h2>
          <p className={styles.date}>
            <time dateTime={post.date}>{post.postedOn}</time>
          </p>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <LinkButton to={post.to} variant="secondary">
            {t("Read More")}
            <VisuallyHidden>: {post.name}</VisuallyHidden>
          </LinkButton>
        </div>
      </article>
    </Section>
  )
}

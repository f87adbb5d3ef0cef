import { Link, useLoaderData } from "react-router"
import { blogSlug, dateOf, excerpt, listPosts, postedOn } from "#src/features/content/blog-post.ts"
import { firstImage } from "#src/features/content/images.ts"
import { ImageView } from "#src/features/content/ui/image-view.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import type { Route } from "./+types/blog"
import styles from "./blog.module.css"

export const meta = () =>
  pageMeta({
    title: "Blog",
    description:
      "Notes from a hotel beside the runway: how to spend a night between two flights, and other things our guests have taught us about Delhi.",
    canonical: "/blog",
  })

export function loader({ context }: Route.LoaderArgs) {
  const t = contentTextOf(context)
  const posts = listPosts().map((post) => ({
    id: post.id,
    name: t(post.name),
    to: `/blog/${blogSlug(post.slug)}`,
    date: dateOf(post),
    postedOn: t(postedOn(dateOf(post))),
    excerpt: excerpt(t(post.description)),
    image: firstImage([post.img], "palace"),
  }))
  return { posts }
}

type Card = Awaited<ReturnType<typeof loader>>["posts"][number]

function PostCard({ post, isFirst }: { post: Card; isFirst: boolean }) {
  const t = useText()
  return (
    <li className={styles.post}>
      <ImageView
        image={{ ...post.image, alt: "" }}
        sizes="(min-width: 62rem) 60vw, 100vw"
        shape="landscape"
        priority={isFirst}
        className={styles.image}
      />
      <div className={styles.words}>
        <p className={styles.date}>
          <time dateTime={post.date}>{post.postedOn}</time>
        </p>
        <h2>
          <Link to={post.to} className={styles.title} viewTransition>
            {post.name}
          </Link>
        </h2>
        <p>{post.excerpt}</p>
        <LinkButton to={post.to} variant="secondary">
          {t("Read More")}
          <VisuallyHidden>: {post.name}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  )
}

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        eyebrow="Blog"
        title="Notes from beside the runway"
        lead="What we have learnt from people on their way to somewhere else."
      />
      <Section space="flush" width="wide" className={styles.page}>
        <ul className={styles.posts}>
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0} />
          ))}
        </ul>
      </Section>
    </>
  )
}

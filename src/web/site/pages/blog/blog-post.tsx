import { data, useLoaderData } from "react-router"
import {
  type BlogPost,
  blogSlug,
  chaptersOf,
  dateOf,
  excerpt,
  findPost,
  postedOn,
} from "#src/features/content/blog-post.ts"
import { firstImage } from "#src/features/content/images.ts"
import { ImageView } from "#src/features/content/ui/image-view.tsx"
import type { Translate } from "#src/shared/language/translate.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { describePage } from "#src/web/frame/describe-page.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { blogPostingData, breadcrumbData } from "#src/web/frame/structured-data.ts"
import type { Route } from "./+types/blog-post"
import styles from "./blog-post.module.css"

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.name,
        description: excerpt(loaderData.description, 26),
        canonical: loaderData.canonical,
        image: loaderData.image,
      })
    : []

export function loader({ context, params }: Route.LoaderArgs) {
  const post = findPost(params.slug)
  if (!post) throw data(null, { status: 404 })
  const t = contentTextOf(context)
  const article = translateFields(t, contentFields, articleOf(post, t))
  const trail = [
    { label: "Blog", to: "/blog" },
    { label: article.name, to: article.canonical },
  ]
  describePage(context, blogPostingData(article), breadcrumbData(trail))
  return article
}

const contentFields = ["name", "keyword", "description", "heading", "alt"] as const

function articleOf(post: BlogPost, t: Translate) {
  return {
    name: post.name,
    keyword: post.keyword,
    description: post.description,
    canonical: `/blog/${blogSlug(post.slug)}`,
    date: dateOf(post),
    postedOn: t(postedOn(dateOf(post))),
    image: firstImage([post.img], "palace"),
    chapters: chaptersOf(post),
  }
}

export default function BlogPost() {
  const post = useLoaderData<typeof loader>()
  return (
    <article>
      <PageHeader
        eyebrow={post.keyword}
        title={post.name}
        trail={[{ label: "Blog", to: "/blog" }, { label: post.name }]}
        lead={<time dateTime={post.date}>{post.postedOn}</time>}
      />
      <ImageView image={post.image} sizes="100vw" shape="wide" priority className={styles.image} />
      <Section width="text" className={styles.text}>
        <p className={styles.opening}>{post.description}</p>
        {post.chapters.map(({ heading, description }) => (
          <section key={heading} className={styles.chapter}>
            <h2>{heading}</h2>
            <p>{description}</p>
          </section>
        ))}
        <footer className={styles.foot}>
          <LinkButton to="/booking">Reserve a room</LinkButton>
          <LinkButton to="/blog" variant="quiet">
            Back to the blog
          </LinkButton>
        </footer>
      </Section>
    </article>
  )
}

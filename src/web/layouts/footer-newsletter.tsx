import { useFetcher } from "react-router"
import { NewsletterFields } from "#src/features/enquiries/ui/newsletter-form.tsx"
import {
  type NewsletterAnswer,
  refusalOf,
  useNewsletterAnswer,
} from "#src/features/enquiries/ui/use-newsletter-answer.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import styles from "./footer-newsletter.module.css"

/** The newsletter's form at the end of every page; without script it posts to the newsletter's own page (FOOT-2). */
export function FooterNewsletter() {
  const fetcher = useFetcher<NewsletterAnswer>()
  useNewsletterAnswer(fetcher.data)
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <Eyebrow as="h2" id="newsletter" plain>
          Newsletter
        </Eyebrow>
        <p className={styles.lead}>Four letters a year: what is cooking, what is opening, what it costs.</p>
      </div>
      <fetcher.Form method="post" action="/newsletter" noValidate>
        <NewsletterFields
          answer={refusalOf(fetcher.data)}
          isPending={fetcher.state !== "idle"}
          id="newsletter-email"
        />
      </fetcher.Form>
    </section>
  )
}

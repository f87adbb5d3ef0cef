import { NewsletterForm } from "#src/features/enquiries/newsletter/ui/newsletter-form.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./footer-newsletter.module.css"

/** The newsletter's form at the end of every page (FOOT-2). */
export function FooterNewsletter() {
  const t = useText()
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <Eyebrow as="h2" id="newsletter" plain>
          Newsletter
        </Eyebrow>
        <p className={styles.lead}>
          {t("Four emails a year: what is cooking, what is opening, what it costs.")}
        </p>
      </div>
      <NewsletterForm id="newsletter-email" />
    </section>
  )
}

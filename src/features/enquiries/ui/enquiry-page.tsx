import type { ReactNode } from "react"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./enquiry-page.module.css"

type EnquiryPageProps = {
  eyebrow: string
  title: string
  lead: string
  picture: PictureSource | null
  /** The text beside the form. */
  heading: string
  points: readonly string[]
  children: ReactNode
}

function Banner({
  eyebrow,
  title,
  lead,
  picture,
}: Omit<EnquiryPageProps, "heading" | "points" | "children">) {
  const t = useText()
  return (
    <header className={styles.banner} data-tone="dark">
      {picture && (
        <Picture
          picture={picture}
          shape="fill"
          sizes="max(100vw, 90vh)"
          priority
          className={styles.bannerPicture}
        />
      )}
      <div className={styles.bannerWords}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{t(title)}</h1>
        <p className={styles.lead}>{t(lead)}</p>
      </div>
    </header>
  )
}

/** The page of an event enquiry: a banner, and a form beside a text. */
export function EnquiryPage({ heading, points, children, ...banner }: EnquiryPageProps) {
  const t = useText()
  const { phone, href, email } = hotel.events
  return (
    <>
      <Banner {...banner} />
      <section className={styles.desk} aria-labelledby="ask">
        <h2 id="ask" className={styles.heading}>
          {t(heading)}
        </h2>
        <div className={styles.form}>{children}</div>
        <div className={styles.words}>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </ul>
          <p className={styles.person}>
            {t("Or speak to the events desk:")}
            <a href={href} className={styles.phone}>
              {phone}
            </a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </section>
    </>
  )
}

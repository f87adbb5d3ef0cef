import type { ReactNode } from "react"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import { policiesUpdated, type ShownSection } from "../policy.ts"
import { Unbroken } from "#src/ui/text/unbroken.tsx"
import styles from "./policy-page.module.css"

type PolicyPageProps = {
  title: string
  lead: string
  sections: readonly ShownSection[]
  /** Content above the sections, such as a summary. */
  children?: ReactNode
}

const Contents = ({ sections }: { sections: readonly ShownSection[] }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <Eyebrow as="h2" id="contents" plain>
      On this page
    </Eyebrow>
    <ol className={styles.list}>
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

const Part = ({ section }: { section: ShownSection }) => (
  <section id={section.anchor} className={styles.part}>
    <h2>{section.title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <Unbroken text={paragraph} />
      </p>
    ))}
    {section.list && (
      <ul>
        {section.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </section>
)

/** A policy page with a table of contents (POL-1). */
export function PolicyPage({ title, lead, sections, children }: PolicyPageProps) {
  const { support, address } = hotel
  const t = useText()
  return (
    <>
      <PageHeader eyebrow="Policies" title={title} lead={lead} quiet>
        <p className={styles.updated}>
          <Text
            text="Last updated <month>{month}</month>"
            values={{ month: t(policiesUpdated.words) }}
            parts={{ month: <time dateTime={policiesUpdated.month} /> }}
          />
        </p>
      </PageHeader>
      <Section space="flush" className={styles.page}>
        <Contents sections={sections} />
        <div className={styles.text}>
          {children}
          {sections.map((section) => (
            <Part key={section.anchor} section={section} />
          ))}
          <address className={styles.end}>
            <Text
              text="Questions about this page are answered by guest care: <call>{phone}</call>, <write>{email}</write>, or by letter to {hotel}, {street}, {city} {pin}, {country}."
              values={{
                phone: support.phone,
                email: support.email,
                hotel: t(hotel.fullName),
                street: t(address.street),
                city: t(address.city),
                pin: address.pin,
                country: t(address.country),
              }}
              parts={{
                call: <a href={support.href}>{""}</a>,
                write: <a href={`mailto:${support.email}`}>{""}</a>,
              }}
            />
          </address>
        </div>
      </Section>
    </>
  )
}

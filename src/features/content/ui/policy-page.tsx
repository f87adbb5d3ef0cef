import type { ReactNode } from "react"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { policiesUpdated, policyAnchor, type PolicySection } from "../policy.ts"
import styles from "./policy-page.module.css"

type PolicyPageProps = {
  title: string
  lead: string
  sections: readonly PolicySection[]
  /** Content above the sections, such as a summary. */
  children?: ReactNode
}

const Contents = ({ sections }: { sections: readonly PolicySection[] }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <Eyebrow as="h2" id="contents" plain>
      On this page
    </Eyebrow>
    <ol className={styles.list}>
      {sections.map((section) => (
        <li key={section.title}>
          <a href={`#${policyAnchor(section)}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

const Part = ({ section }: { section: PolicySection }) => (
  <section id={policyAnchor(section)} className={styles.part}>
    <h2>{section.title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
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
  return (
    <>
      <PageHeader eyebrow="Policies" title={title} lead={lead} quiet>
        <p className={styles.updated}>
          Last updated <time dateTime={policiesUpdated.month}>{policiesUpdated.words}</time>
        </p>
      </PageHeader>
      <Section space="flush" className={styles.page}>
        <Contents sections={sections} />
        <div className={styles.text}>
          {children}
          {sections.map((section) => (
            <Part key={section.title} section={section} />
          ))}
          <address className={styles.end}>
            Questions about this page are answered by guest care: <a href={support.href}>{support.phone}</a>,{" "}
            <a href={`mailto:${support.email}`}>{support.email}</a>, or by letter to {hotel.fullName},{" "}
            {address.street}, {address.city} {address.pin}, {address.country}.
          </address>
        </div>
      </Section>
    </>
  )
}

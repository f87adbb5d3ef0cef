import { phoneHref } from "#src/shared/validation/phone.ts"
import type { ReactNode } from "react"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { EnquiryFile } from "#src/features/enquiries/enquiry-pipeline.ts"
import { type Fact, occasionFacts, referenceFact, senderFacts } from "#src/features/enquiries/enquiry-text.ts"
import { EnquiryHistory } from "./enquiry-history.tsx"
import styles from "./enquiry-file.module.css"

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Eyebrow as="h2" plain>
      {title}
    </Eyebrow>
    {children}
  </section>
)

const links: Readonly<Record<string, (value: string) => string>> = {
  Email: (email) => `mailto:${email}`,
  Phone: phoneHref,
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <DefinitionList
    items={facts.map(({ label, value }) => {
      const link = links[label]
      return { term: label, description: link ? <a href={link(value)}>{value}</a> : value }
    })}
  />
)

type EnquiryFileProps = {
  file: EnquiryFile
  /** The actions of the staff. */
  children: ReactNode
}

/** An enquiry for staff: sender, content, history and next actions. */
export function EnquiryFileView({ file: { enquiry, entries, emails }, children }: EnquiryFileProps) {
  const sentFact = { label: "Sent", value: formatHotelMoment(enquiry.sentAt) }
  return (
    <div className={styles.file}>
      <div className={styles.column}>
        <Part title="What they ask">
          {enquiry.kind !== "contact" && <Facts facts={occasionFacts(enquiry)} />}
          <blockquote className={styles.quote}>{enquiry.message || "No words besides."}</blockquote>
        </Part>
        <Part title="Who asks">
          <Facts facts={[referenceFact(enquiry), ...senderFacts(enquiry), sentFact]} />
        </Part>
        <Part title="What was done">
          <EnquiryHistory entries={entries} emails={emails} />
        </Part>
      </div>
      <div className={styles.column}>{children}</div>
    </div>
  )
}

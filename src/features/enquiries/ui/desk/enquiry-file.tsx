import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { phoneHref } from "#src/shared/validation/phone.ts"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { DetailColumn, DetailPart } from "#src/ui/detail/detail-part.tsx"
import type { EnquiryFile } from "#src/features/enquiries/enquiry-pipeline.ts"
import { occasionFacts, referenceFact, senderFacts } from "#src/features/enquiries/enquiry-text.ts"
import { EnquiryHistory } from "./enquiry-history.tsx"
import type { OtherEnquiries } from "#src/features/enquiries/list/other-enquiries.ts"
import styles from "./enquiry-file.module.css"

const links: Readonly<Record<string, (value: string) => string>> = {
  Email: (email) => `mailto:${email}`,
  Phone: phoneHref,
}

const Facts = ({ facts }: { facts: readonly LabelledValue[] }) => (
  <DefinitionList
    items={facts.map(({ label, value }) => {
      const link = links[label]
      return { term: label, description: link ? <a href={link(value)}>{value}</a> : value }
    })}
  />
)

type EnquiryFileProps = {
  file: EnquiryFile
  others: readonly OtherEnquiries[]
  /** The actions of the staff. */
  children: ReactNode
}

/** An enquiry for staff: sender, content, history and next actions. */
export function EnquiryFileView({ file, others, children }: EnquiryFileProps) {
  const { enquiry, entries, emails } = file
  const sentFact = { label: "Sent", value: formatHotelMoment(enquiry.sentAt) }
  return (
    <div className={styles.file}>
      <DetailColumn>
        <DetailPart title="Message">
          {enquiry.kind !== "contact" && <Facts facts={occasionFacts(enquiry)} />}
          <blockquote className={styles.quote}>{enquiry.message || "No words besides."}</blockquote>
        </DetailPart>
        <DetailPart title="Sender">
          <Facts facts={[referenceFact(enquiry), ...senderFacts(enquiry), sentFact]} />
        </DetailPart>
        {others.length > 0 && (
          <DetailPart title="Other enquiries">
            <ul className={styles.others}>
              {others.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </DetailPart>
        )}
        <DetailPart title="History">
          <EnquiryHistory entries={entries} emails={emails} />
        </DetailPart>
      </DetailColumn>
      <DetailColumn>{children}</DetailColumn>
    </div>
  )
}

import type { ReactNode } from "react"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"

type NewsletterNoticeProps = {
  title: string
  lead: string
  /** What to do next; without it, a link to the home page. */
  children?: ReactNode
}

/** A page about one's subscription: a text, and what to do next. */
export const NewsletterNotice = ({ title, lead, children }: NewsletterNoticeProps) => (
  <PageHeader eyebrow="Newsletter" title={title} lead={lead} narrow>
    {children ?? <LinkButton to="/">Back to the hotel</LinkButton>}
  </PageHeader>
)

import { useEffect } from "react"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"

type RedirectPageProps = {
  title: string
  lead: string
  /** A path on this site. */
  to: string
  /** Runs before the next page is loaded. */
  before: () => void
}

/** A page that redirects: by script, by meta refresh, and by a link. */
export function RedirectPage({ title, lead, to, before }: RedirectPageProps) {
  useEffect(() => {
    // Runs after all other effects: a toast queued now is for the next page.
    const timer = setTimeout(() => {
      before()
      window.location.replace(to)
    }, 0)
    return () => clearTimeout(timer)
  }, [before, to])
  return (
    <Section width="form" space="flush">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
      <PageHeader title={title} lead={lead} quiet>
        <LinkButton href={to}>Continue</LinkButton>
      </PageHeader>
    </Section>
  )
}

import { useEffect } from "react"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"

type OnwardProps = {
  title: string
  lead: string
  /** A path of this site. */
  to: string
  /** What this browser notes down before the page that follows is loaded whole. */
  before: () => void
}

/** A threshold that leads on by itself: by script, without it, and by hand. */
export function Onward({ title, lead, to, before }: OnwardProps) {
  useEffect(() => {
    // After the effects of everything around it: a toast handed over now is for the next page, not for this one.
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

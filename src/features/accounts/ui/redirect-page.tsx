import { useEffect } from "react"
import { inLanguage } from "#src/shared/language/language.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useText } from "#src/ui/use-text.tsx"

type RedirectPageProps = {
  title: string
  lead: string
  /** A path on this site, without its language. */
  to: string
  /** Runs before the next page is loaded. */
  before: () => void
}

/** A page that redirects: by script, by meta refresh, and by a link. */
export function RedirectPage({ title, lead, to, before }: RedirectPageProps) {
  const { language } = useText()
  const address = inLanguage(language, to)
  useEffect(() => {
    // Runs after all other effects: a toast queued now is for the next page.
    const timer = setTimeout(() => {
      before()
      window.location.replace(address)
    }, 0)
    return () => clearTimeout(timer)
  }, [before, address])
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
      </noscript>
      <PageHeader title={title} lead={lead} narrow>
        <LinkButton href={address}>Continue</LinkButton>
      </PageHeader>
    </>
  )
}

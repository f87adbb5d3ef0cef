import { inLanguage } from "#src/shared/language/language.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useText } from "#src/ui/use-text.tsx"

/** The page of a server error. */
export function FailureScreen() {
  const { language } = useText()
  return (
    <PageHeader
      eyebrow="A short delay"
      title="Something on our side did not work"
      lead={
        <CallText text="It is not your doing, and we have been told. Please try again in a moment, or call us on <call>{phone}</call>: someone at the desk can do it for you, at any hour." />
      }
    >
      <LinkButton href="">Try again</LinkButton>
      <LinkButton href={inLanguage(language, "/")} variant="secondary">
        To the first page
      </LinkButton>
    </PageHeader>
  )
}

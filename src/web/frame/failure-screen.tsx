import { hotel } from "#src/shared/hotel.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"

/** The page of a server error. */
export function FailureScreen() {
  const { language } = useText()
  const { href, phone } = hotel.reservations
  return (
    <PageHeader
      eyebrow="A short delay"
      title="Something on our side did not work"
      lead={
        <Text
          text="It is not your doing, and we have been told. Please try again in a moment, or call us on <call>{phone}</call>: someone at the desk can do it for you, at any hour."
          values={{ phone }}
          parts={{ call: <a href={href}>{phone}</a> }}
        />
      }
    >
      <LinkButton href="">Try again</LinkButton>
      <LinkButton href={inLanguage(language, "/")} variant="secondary">
        To the first page
      </LinkButton>
    </PageHeader>
  )
}

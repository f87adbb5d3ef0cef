import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { Buttons, Type } from "#src/ui/styleguide/basics.tsx"
import { Dates } from "#src/ui/styleguide/dates.tsx"
import { Fields } from "#src/ui/styleguide/fields.tsx"
import { Messages } from "#src/ui/styleguide/messages.tsx"
import { Data } from "#src/ui/styleguide/data.tsx"
import { Pictures } from "#src/ui/styleguide/pictures.tsx"

export const meta = () => pageMeta({ title: "The parts", isPrivate: true })

export default function StyleGuide() {
  return (
    <>
      <PageHeader
        eyebrow="Workshop"
        title="The parts of the hotel"
        lead="Every part in every state."
        trail={[{ label: "Home", to: "/" }, { label: "The parts" }]}
      />
      <Section space="flush">
        <Type />
        <Buttons />
        <Fields />
        <Dates />
        <Messages />
        <Data />
        <Pictures />
      </Section>
    </>
  )
}

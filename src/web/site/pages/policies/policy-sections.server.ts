import { type PolicySection, policyAnchor, type ShownSection } from "#src/features/content/policy.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { translateFields } from "#src/web/language.server.ts"

/** A policy in a language. Its anchors are the same in all of them. */
export const policyIn = (t: Translate, sections: readonly PolicySection[]): ShownSection[] =>
  translateFields(
    t,
    ["title", "paragraphs", "list"],
    sections.map((section) => ({ ...section, anchor: policyAnchor(section) })),
  )

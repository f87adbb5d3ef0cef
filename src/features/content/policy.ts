/** A part of a policy: paragraphs, then a list where there is one. */
export type PolicySection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}

/** A part as a page shows it, with the anchor of its English title. */
export type ShownSection = PolicySection & { readonly anchor: string }

/** The month of all policies (POL-1). */
export const policiesUpdated = { words: "May 2025", month: "2025-05" } as const

/** The anchor of a part. */
export const policyAnchor = ({ title }: Pick<PolicySection, "title">): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

/** What a person typed into a field, as it reads. */
export type TypedText = { readonly name: string; readonly label: string; readonly text: string }

export type Kept = {
  /** Who typed it; empty for visitors. */
  readonly by: string
  /** That of the record which the form changes, where it changes one. */
  readonly state?: string | undefined
  /** What is filled in again; missing until something is typed for this state. */
  readonly entries?: readonly (readonly [string, string])[]
  /** Whether a file was chosen, which cannot be filled in again. */
  readonly hasFiles?: boolean | undefined
  /** The fields that were changed, for a form with a state. */
  readonly texts?: readonly TypedText[] | undefined
  /** What was typed for earlier states, and is not yet dismissed. */
  readonly outdated?: readonly TypedText[] | undefined
}

/** The texts that are not among others. */
export const withoutTexts = (texts: readonly TypedText[], others: readonly TypedText[]): TypedText[] =>
  texts.filter(
    ({ name, label, text }) =>
      !others.some((other) => other.name === name && other.label === label && other.text === text),
  )

/** The same for the state that a record has now: what was typed for another one is outdated, and not filled in. */
export function keptForState(kept: Kept, state: string | undefined): Kept {
  if (kept.state === state) return kept
  const { by, hasFiles, texts = [], outdated = [] } = kept
  return { by, state, hasFiles, outdated: [...outdated, ...withoutTexts(texts, outdated)] }
}

/** What is left when the outdated texts were dismissed. */
export const keptWithoutOutdated = (kept: Kept): Kept | null =>
  kept.entries ? { ...kept, outdated: undefined } : null

/** Begins the names under which a tab stores the drafts of forms. */
export const formDraftStart = "form "

/** What a person typed into a field, as text with the label of the field. */
export type TypedText = { readonly name: string; readonly label: string; readonly text: string }

/** The draft of a form in the session storage of its tab. The `state` of a record is that which `recordStateOf` reads. */
export type Draft = {
  /** Who typed it; empty for visitors. */
  readonly by: string
  /** The state of the record that the form changes; undefined for a form that changes none. */
  readonly state?: string | undefined
  /** The fields that are restored; missing until something is typed for this state. */
  readonly entries?: readonly (readonly [string, string])[]
  /** Whether a file was chosen, which a page cannot restore. */
  readonly hasFiles?: boolean | undefined
  /** The changed fields as text, to show them when they are outdated; only for a form with a state. */
  readonly texts?: readonly TypedText[] | undefined
  /** What was typed for earlier states and was not dismissed. */
  readonly outdated?: readonly TypedText[] | undefined
}

/** The texts without those in `others`. */
export const withoutTexts = (texts: readonly TypedText[], others: readonly TypedText[]): TypedText[] =>
  texts.filter(
    ({ name, label, text }) =>
      !others.some((other) => other.name === name && other.label === label && other.text === text),
  )

/** The draft for the current state of the record: what was typed for another state becomes outdated and is not restored. */
export function draftForState(draft: Draft, state: string | undefined): Draft {
  if (draft.state === state) return draft
  const { by, hasFiles, texts = [], outdated = [] } = draft
  return { by, state, hasFiles, outdated: [...outdated, ...withoutTexts(texts, outdated)] }
}

/** The draft after the outdated texts were dismissed; null when nothing else is stored. */
export const draftWithoutOutdated = (draft: Draft): Draft | null =>
  draft.entries ? { ...draft, outdated: undefined } : null

/** The text with non-breaking spaces, so that no line break divides it. */
export const keepOnOneLine = (text: string): string => text.replaceAll(" ", "\u00A0")

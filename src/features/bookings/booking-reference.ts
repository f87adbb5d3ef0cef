import { createReference, referenceAlphabet } from "#src/shared/format/reference.ts"

const length = 8
const pattern = new RegExp(`^VM-[${referenceAlphabet}]{${length}}$`)

/** 'VM-' and eight letters and digits, from at least eight random bytes. */
export const createBookingReference = (random: Uint8Array): string =>
  createReference({ prefix: "VM-", length }, random)

const somePart = new RegExp(`^[${referenceAlphabet}]{1,${length}}$`)

/** Part of a reference, with easily misread characters corrected; null when it holds any other character. */
export function parseReferencePart(typed: string): string | null {
  const characters = typed.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1")
  return somePart.test(characters) ? characters : null
}

/** Parses a reference as people type it, with or without 'VM-', spaces and hyphens. */
export function parseBookingReference(text: string): string | null {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, "")
  // A reference may itself begin with VM, so the length decides whether there is a prefix.
  const characters = typed.length === length + 2 && typed.startsWith("VM") ? typed.slice(2) : typed
  const reference = `VM-${parseReferencePart(characters)}`
  return pattern.test(reference) ? reference : null
}

import { formatGstState } from "#src/shared/validation/gstin.ts"

/** The parts of an address that the portal requires; the PIN code is null when the text has none. */
type BuyerAddress = {
  readonly Addr1: string
  readonly Addr2?: string
  readonly Loc: string
  readonly Pin: number | null
  readonly Stcd: string
}

const lineLength = 100
const placeLength = 50
const shortestText = 3
const lineBreak = /,?\s*\n\s*/g
const pinCode = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g

/** A text as the schema allows it: on one line, without quotation marks and backslashes. */
export const portalText = (text: string): string =>
  text.replaceAll(/["\\]/g, "'").replaceAll(/\s+/g, " ").trim()

/** The first part of a text, which ends between two characters. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")

/** The state of a GSTIN without its code: 'Delhi'. */
const stateOf = (gstin: string): string => formatGstState(gstin).replace(/ \(\d\d\)$/, "")

/** Two lines that break between words; what is longer is cut. */
function linesOf(text: string): Pick<BuyerAddress, "Addr1" | "Addr2"> {
  if (text.length <= lineLength) return { Addr1: text }
  const space = text.lastIndexOf(" ", lineLength)
  const first = cutText(text, space > 0 ? space : lineLength)
  const second = cutText(text.slice(first.length).trim(), lineLength)
  return { Addr1: first, ...(second.length >= shortestText && { Addr2: second }) }
}

/** The town: the last part before the PIN code that is not the state; the state where nothing else is left. */
function townOf(text: string, state: string): string {
  const parts = text
    .split(",")
    .map((part) => part.replace(/\bpin(?:\s*code)?\b/i, "").replaceAll(/^[\s:.–-]+|[\s:.–-]+$/g, ""))
    .filter((part) => part.length >= shortestText && part.toLowerCase() !== "india")
  const town = parts.findLastIndex((part) => part.toLowerCase() !== state.toLowerCase())
  const isStreet = town === 0 && parts.length > 1
  return cutText((isStreet ? undefined : parts[town]) ?? state, placeLength)
}

/** Reads the postal address of a company, which is stored as one text. */
export function readBuyerAddress(address: string, gstin: string): BuyerAddress {
  const text = portalText(address.replaceAll(lineBreak, ", "))
  const pin = [...text.matchAll(pinCode)].at(-1)
  return {
    ...linesOf(text),
    Loc: townOf(pin ? text.slice(0, pin.index) : text, stateOf(gstin)),
    Pin: pin ? Number(pin[0].replace(/\s/, "")) : null,
    Stcd: gstin.slice(0, 2),
  }
}

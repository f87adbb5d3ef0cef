export const encodings = ["br", "gzip", "identity"] as const

export type Encoding = (typeof encodings)[number]

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="))
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0
}

/** The best of our encodings that a request accepts (RFC 9110, 12.5.3); `identity` when it accepts none. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity"
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";")
    weights.set(name.trim(), weightOf(parameters))
  }
  const isAccepted = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0
  return encodings.find((name) => name !== "identity" && isAccepted(name)) ?? "identity"
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "")

/** Whether the browser has this already: `If-None-Match`, compared weakly (RFC 9110, 13.1.2). */
export function isAlreadyThere(etag: string, asked: string | undefined): boolean {
  if (asked === undefined) return false
  if (asked.trim() === "*") return true
  return asked.split(",").some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}

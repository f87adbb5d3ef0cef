import { excerpt } from "#src/features/content/blog-post.ts"

export type ShownTestimonial = {
  id: string
  name: string
  pic: string
  text: string
  /** Null when `text` is the whole of it. */
  fullText: string | null
}

const shownText = 35

type Sent = { _id: string; name: string; pic: string; message: string }

function isSent(value: unknown): value is Sent {
  if (typeof value !== "object" || value === null) return false
  const fields = value as Record<string, unknown>
  return ["_id", "name", "pic", "message"].every((field) => typeof fields[field] === "string")
}

/** The testimonials in the answer of the API; null when its result is not "Done" (HOME-9). */
export function readTestimonials(answer: unknown): ShownTestimonial[] | null {
  const { result, data } = (answer ?? {}) as { result?: unknown; data?: unknown }
  if (result !== "Done" || !Array.isArray(data)) return null
  return data.filter(isSent).map(({ _id, name, pic, message }) => {
    const [text, fullText] = [excerpt(message, shownText), excerpt(message, Number.POSITIVE_INFINITY)]
    return { id: _id, name, pic, text, fullText: fullText === text ? null : fullText }
  })
}

/** Fetches the testimonials. Throws on a network error or an answer of the wrong shape. */
export async function fetchTestimonials(signal: AbortSignal): Promise<ShownTestimonial[] | null> {
  const headers = { "content-type": "application/json" }
  const response = await fetch("/api/testimonial", { headers, signal })
  return readTestimonials(await response.json())
}

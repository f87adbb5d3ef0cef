import { type APIRequestContext, expect } from "@playwright/test"
import { aPicture } from "./pictures.ts"

type Picture = Awaited<ReturnType<typeof aPicture>>
type Collection = "gallery" | "offer" | "roomcart" | "testimonial"

/**
 * Creates a record of the administration by the API, with its own picture; returns its id. Faster than its form, which
 * has a test of its own.
 */
export async function createRecord(
  api: APIRequestContext,
  collection: Collection,
  fields: Readonly<Record<string, string | Picture>>,
): Promise<string> {
  const answer = await api.post(`/api/${collection}`, { multipart: { pic: await aPicture(), ...fields } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data } = (await answer.json()) as { data: { _id: string } }
  return data._id
}

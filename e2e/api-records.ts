import { type APIRequestContext, expect } from "@playwright/test"
import { aPicture } from "./pictures.ts"

type Picture = Awaited<ReturnType<typeof aPicture>>
type Collection = "gallery" | "offer" | "roomcart" | "testimonial"

/**
 * Makes a record of the administration by the API, with a picture of its own; gives its id. Faster than its form, which
 * one test of each form fills in.
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

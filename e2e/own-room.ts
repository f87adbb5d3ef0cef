import { randomUUID } from "node:crypto"
import type { SignedIn } from "./guest.ts"
import { test as base } from "./hotel-test.ts"
import { picture } from "./pictures.ts"

export type OwnRoom = { readonly _id: string; readonly name: string }

async function makeRoom({ api }: SignedIn): Promise<OwnRoom> {
  const name = `Saffron ${randomUUID().slice(0, 8)}`
  const answer = await api.post("/api/roomcart", {
    multipart: { name, price: "6000", stockQuantity: "4", pic: await picture() },
  })
  const { data } = (await answer.json()) as { data: { _id: string } }
  return { _id: data._id, name }
}

/**
 * With a room type of the test's own, at 6,000 rupees a night: others find their prices unchanged, and it is free
 * tonight, when those of the hotel may be sold out.
 */
export const test = base.extend<{ room: OwnRoom }>({
  room: async ({ desk }, provide) => {
    const room = await makeRoom(desk)
    await provide(room)
    await desk.api.delete(`/api/roomcart/${room._id}`)
  },
})

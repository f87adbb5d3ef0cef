import { randomUUID } from "node:crypto"
import type { SignedIn } from "./guest.ts"
import { test as base } from "./hotel-test.ts"
import { createRecord } from "./api-records.ts"

export type OwnRoom = { readonly _id: string; readonly name: string }

async function makeRoom({ api }: SignedIn): Promise<OwnRoom> {
  const name = `Saffron ${randomUUID().slice(0, 8)}`
  return { _id: await createRecord(api, "roomcart", { name, price: "6000", stockQuantity: "4" }), name }
}

/**
 * Gives each test a room type of its own, at 6,000 rupees a night: other tests keep their prices, and it is free tonight,
 * when the types of the hotel may be sold out.
 */
export const test = base.extend<{ room: OwnRoom }>({
  room: async ({ desk }, provide) => {
    const room = await makeRoom(desk)
    await provide(room)
    await desk.api.delete(`/api/roomcart/${room._id}`)
  },
})

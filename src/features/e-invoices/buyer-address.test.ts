import { expect, test } from "vitest"
import { readBuyerAddress } from "./buyer-address.ts"

test("[FOLIO-6] the portal gets an address of several lines as one of several parts", () => {
  expect(readBuyerAddress("14 Nariman Road,\nFort\n\nMumbai 400021", "27AAPFU0939F1ZV")).toEqual({
    Addr1: "14 Nariman Road, Fort, Mumbai 400021",
    Loc: "Mumbai",
    Pin: 400_021,
    Stcd: "27",
  })
})

import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createTestPlatform, testStart, type TestPlatform } from "#test/test-platform.ts"
import { type AuditCheck, auditChecks } from "./audit-checks.ts"
import { insertAudit } from "./hotel-audit.store.ts"
import { runHotelAudit } from "./hotel-audit.service.ts"
import { findHotelProof } from "./hotel-proof.service.ts"
import { formatProofCount, createAuditProof } from "./hotel-proof.ts"

let shared: TestPlatform
let platform: TestPlatform

beforeAll(async () => {
  shared = await createTestPlatform()
})
beforeEach(async () => {
  await shared.clear()
  // Without the proof that is kept of an earlier test.
  platform = { ...shared }
})
afterAll(() => shared.close())

const differenceOf = (check: AuditCheck) => ({
  check,
  bookingId: crypto.randomUUID(),
  reference: "VM-SECRET12",
  detail: "charged 4242 paise",
})

test("[GUEST-9] a sound hotel proves that nothing is oversold and everything adds up", async () => {
  const room = await aRoom(platform)
  await platform.db.execute(
    "insert into inventory_nights (room_type_id, night, capacity, held) values ($1, $2, $3, 2)",
    [room.id, platform.clock.today(), room.stockQuantity],
  )
  const before = await findHotelProof(platform)
  expect(before.inventory).toEqual({ nightsChecked: 1, nightsOversold: 0, hasHeldRooms: true })
  expect(before.audit).toBeNull()
  await platform.db.execute("update inventory_nights set held = 0")
  await runHotelAudit(platform)
  expect(await findHotelProof(platform)).toBe(before)
  platform.passMinutes(1)
  const { inventory, audit } = await findHotelProof(platform)
  expect(inventory.hasHeldRooms).toBe(false)
  const none = { count: 0, isLeast: false }
  expect(audit).toMatchObject({ differences: 0, nights: none, folios: none, ledger: none, documents: none })
})

test("[GUEST-9] a difference is published as a number, without its booking and its amount", async () => {
  await insertAudit(platform.db, {
    found: 2,
    differences: [differenceOf("folio"), differenceOf("inventory")],
  })
  const proof = await findHotelProof(platform)
  expect(proof.audit).toMatchObject({ differences: 2, folios: { count: 1 }, nights: { count: 1 } })
  expect(JSON.stringify(proof)).not.toMatch(/SECRET|4242/)
})

test("every difference is in one number, which says when there are more", () => {
  const check = fc.constantFrom(...(Object.keys(auditChecks) as AuditCheck[]))
  fc.assert(
    fc.property(fc.array(check), fc.nat(3), (checks, more) => {
      const found = checks.length + more
      const proof = createAuditProof({ at: testStart, found, differences: checks.map(differenceOf) })
      const counts = [proof.nights, proof.folios, proof.ledger, proof.documents]
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(checks.length)
      for (const count of counts) expect(formatProofCount(count).startsWith("at least")).toBe(more > 0)
    }),
  )
})

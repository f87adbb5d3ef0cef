import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { createBookingReference, parseBookingReference } from "./booking-reference.ts"

const anyReference = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(createBookingReference)

describe("booking references", () => {
  test("are 'VM-' and eight letters and figures that nobody misreads", () => {
    fc.assert(
      fc.property(anyReference, (reference) => {
        expect(reference).toMatch(/^VM-[0-9A-HJKMNP-TV-Z]{8}$/)
      }),
    )
    expect(() => createBookingReference(new Uint8Array(7))).toThrow(RangeError)
  })

  test("each character comes up as often as any other", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const characters = Array.from({ length: 32 }, (_, part) =>
      createBookingReference(bytes.subarray(part * 8)).slice(3),
    ).join("")
    expect(new Set(characters).size).toBe(32)
    for (const character of new Set(characters)) expect(characters.split(character)).toHaveLength(9)
  })

  test("[ADM-6] are found however somebody types them", () => {
    for (const typed of ["vm-7k3m9q2x", "7K3M-9Q2X", "VM 7K3M 9Q2X", " vm7k3m9q2x "]) {
      expect(parseBookingReference(typed)).toBe("VM-7K3M9Q2X")
    }
    expect(parseBookingReference("VM-IOLO1234")).toBe("VM-10101234")
  })

  test("[ADM-6] are found with their prefix and without, whatever their characters", () => {
    fc.assert(
      fc.property(anyReference, (reference) => {
        expect(parseBookingReference(reference)).toBe(reference)
        expect(parseBookingReference(reference.slice(3).toLowerCase())).toBe(reference)
      }),
      { examples: [["VM-VM34567A"], ["VM-VMVMVMVM"]] },
    )
  })

  test.each(["", "VM-", "VM-1234567", "VM-123456789", "VM-1234567U", "meera", "VM-1234567%"])(
    "%j is no reference",
    (text) => expect(parseBookingReference(text)).toBeNull(),
  )
})

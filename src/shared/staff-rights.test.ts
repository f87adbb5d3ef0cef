import { describe, expect, test } from "vitest"
import { type Actor, roleCode, roles, system, visitor } from "./actor.ts"
import { hasRight, isStaff, type Right, staffRights } from "./staff-rights.ts"

const as = (role: (typeof roles)[number]): Actor => ({ kind: "user", userId: "7c6d", role })

const allRights = Object.keys(staffRights) as Right[]

describe("the table of rights", () => {
  test.each(allRights)(
    "[API-10] [ROUTE-10] %s is for those named beside it, and the hotel itself",
    (right) => {
      const holders = roles.filter((role) => hasRight(as(role), right))
      expect(holders.toSorted()).toEqual([...staffRights[right]].toSorted())
      expect(hasRight(system, right)).toBe(true)
      expect(hasRight(visitor, right)).toBe(false)
    },
  )

  test("[API-10] the owner has every right, and a guest none", () => {
    expect(allRights.filter((right) => !hasRight(as("owner"), right))).toEqual([])
    expect(allRights.filter((right) => hasRight(as("guest"), right))).toEqual([])
    expect(roles.filter((role) => isStaff(as(role)))).toEqual(roles.filter((role) => role !== "guest"))
  })

  test("[CONST-5] each role has an opaque code of its own", () => {
    const codes = roles.map(roleCode)
    expect(new Set(codes).size).toBe(roles.length)
    expect(codes.filter((code) => !/^vm-r-[0-9a-f]{8}$/.test(code))).toEqual([])
  })
})

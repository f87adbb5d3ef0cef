import { expect, test } from "vitest"
import type { SignedInActor } from "#src/shared/actor.ts"
import type { StaffRole } from "#src/shared/staff-rights.ts"
import { adminMenuFor, listMainScreens } from "./admin-layout-menu.ts"

const as = (role: StaffRole): SignedInActor => ({ kind: "user", userId: "7c6d", role })

const menuOf = (role: StaffRole) => adminMenuFor(as(role)).flatMap(({ entries }) => entries)
const pathsOf = (role: StaffRole) => menuOf(role).map(({ to }) => to.replace("/admin/", ""))

const ofOwnerAlone = ["figures", "accounts", "staff", "setup", "status", "audit"]
const ofContent = ["offers", "testimonial", "newsletter", "gallery", "media"]
const ofEvents = ["enquery", "corporate-query"]

test("[ROUTE-10] [ACCT-1] the menu of the administration shows the screens that a role may open", () => {
  const all = pathsOf("owner")
  expect(all).toHaveLength(27)
  expect(all).toEqual(expect.arrayContaining([...ofOwnerAlone, ...ofContent, ...ofEvents]))
  const closedToDesk = new Set([...ofOwnerAlone, ...ofContent, ...ofEvents])
  expect(pathsOf("front-desk")).toEqual(all.filter((path) => !closedToDesk.has(path)))
  expect(pathsOf("marketing")).toEqual(["/admin", "contact", ...ofContent])
  expect(pathsOf("events")).toEqual(["/admin", "contact", ...ofEvents, "tables"])
})

test("a group of the menu without a screen for the role is left out", () => {
  expect(adminMenuFor(as("events")).map(({ name }) => name)).toEqual(["Front desk", "Enquiries"])
})

test("[AUTH-4] the account of the staff shows the first three screens of their menu", () => {
  const labelsOf = (role: StaffRole) => listMainScreens(as(role)).map(({ label }) => label)
  expect(labelsOf("front-desk")).toEqual(["Tape chart", "Book for a caller", "Booking"])
  expect(labelsOf("marketing")).toEqual(["Contact us", "User offers", "Testimonials"])
  expect(labelsOf("events")).toEqual(["Contact us", "Banquet query", "Corporate query"])
})

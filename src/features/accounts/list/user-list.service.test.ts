import { beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { findAccountForStaff, removeUser, restoreUser } from "#src/features/accounts/accounts.service.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"
import { userList } from "#src/features/accounts/list/users.list.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const names = async (address: string, actor: Actor = owner) =>
  (await readListPage(platform, actor, listRequest(userList, address))).rows.map(({ name }) => name)

describe("the list of users", () => {
  test("[ADM-9] is searched by name, username, email address and phone, ordered and narrowed", async () => {
    await anAccount(platform, { name: "zoya Irani", phone: "9000011111", email: "zoya@example.in" })
    platform.passMinutes(60 * 24 * 3)
    await anAccount(platform, { name: "Asha Rao", username: "asharao", role: "events" })
    expect(await names("")).toEqual(["Asha Rao", "zoya Irani"])
    expect(await names("sort=name")).toEqual(["Asha Rao", "zoya Irani"])
    expect(await names("sort=-name")).toEqual(["zoya Irani", "Asha Rao"])
    for (const words of ["ZOYA", "11111", "zoya@", "ya ir"]) {
      expect(await names(String(new URLSearchParams({ q: words }))), words).toEqual(["zoya Irani"])
    }
    expect(await names("q=asharao")).toEqual(["Asha Rao"])
    expect(await names("q=111%0Azoya")).toEqual([])
    expect(await names("role=events&role=owner")).toEqual(["Asha Rao"])
    expect(await names("joined-to=2026-07-02")).toEqual(["zoya Irani"])
  })

  test("[ADM-9] a name is found as it is typed, with or without its accents and apostrophes", async () => {
    await anAccount(platform, { name: "Siobhán O’Brien" })
    await anAccount(platform, { name: "Conan D'Souza" })
    for (const words of ["Siobhán O’Brien", "siobhan o'brien", "OBRIEN"])
      expect(await names(String(new URLSearchParams({ q: words }))), words).toEqual(["Siobhán O’Brien"])
    expect(await names("q=D’Souza")).toEqual(["Conan D'Souza"])
  })

  test("[ADM-10] a deleted user is restored once, and both are in the audit log", async () => {
    const { id } = await anAccount(platform, { name: "Asha Rao" })
    expect((await removeUser(platform, owner, id)).ok).toBe(true)
    expect(await names("")).toEqual([])
    for (const actor of [visitor, staffAs("guest"), staffAs("front-desk")]) {
      expect((await restoreUser(platform, actor, id)).ok).toBe(false)
    }
    expect((await restoreUser(platform, owner, id)).ok).toBe(true)
    expect((await restoreUser(platform, owner, id)).ok).toBe(false)
    expect(await names("")).toEqual(["Asha Rao"])
    const logged = await platform.db.execute("select action from audit_log order by id")
    expect(logged).toEqual([{ action: "remove" }, { action: "restore" }])
  })

  test("[ADM-9] a file holds whole profiles, and no secret", async () => {
    await anAccount(platform, { name: "Asha Rao", city: "Pune" })
    for await (const rows of streamList(platform, owner, listRequest(userList))) {
      expect(rows).toMatchObject([{ name: "Asha Rao", city: "Pune" }])
      expect(JSON.stringify(rows)).not.toContain("argon2")
    }
  })

  test("[ADM-9] a guest for whom the desk booked has no username, in the list and in the file", async () => {
    await anAccount(platform, { name: "Asha Rao", username: "asharao" })
    await findOrCreateGuest(platform, owner, { name: "Uma Sundaram", email: "", phone: "9444055512" })
    const listed = { "Asha Rao": "asharao", "Uma Sundaram": "" }
    const { rows } = await readListPage(platform, owner, listRequest(userList))
    expect(Object.fromEntries(rows.map(({ name, username }) => [name, username]))).toEqual(listed)
    for await (const file of streamList(platform, owner, listRequest(userList)))
      expect(Object.fromEntries(file.map(({ name, username }) => [name, username]))).toEqual(listed)
    const accounts = await Promise.all(rows.map(({ id }) => findAccountForStaff(platform, owner, id)))
    expect(accounts.map((account) => [account?.name, account?.hasAccount])).toEqual(
      rows.map(({ name }) => [name, name === "Asha Rao"]),
    )
  })

  test.each([visitor, staffAs("guest"), staffAs("marketing"), staffAs("events")])(
    "[API-10] neither list nor file shows anything to %j",
    async (actor) => {
      await anAccount(platform)
      expect(await names("", actor)).toEqual([])
      for await (const _ of streamList(platform, actor, listRequest(userList))) expect.unreachable()
    },
  )
})

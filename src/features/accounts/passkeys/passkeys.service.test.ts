import { beforeEach, describe, expect, test } from "vitest"
import { aSessionGuest, aSignedIn, anAccount, aReset } from "#src/features/accounts/accounts.factory.ts"
import {
  resetPassword,
  checkResetCode,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { openSession, resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { createAuthenticator } from "#test/software-authenticator.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { addPasskey, beginAddPasskey } from "./add-passkey.service.ts"
import { deletePasskey, listOwnPasskeys, renamePasskey } from "./own-passkeys.service.ts"
import { maxPasskeys } from "./passkey.ts"
import { deleteOldChallenges } from "./passkey-challenges.service.ts"
import {
  aCreation,
  aPasskey,
  aPersonWithPasskey,
  aRequest,
  passkeyAddress as address,
  passkeyBrowser as browser,
  sendCreation,
} from "./passkeys.factory.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
})

const auditActions = async () =>
  (await platform.db.execute<{ action: string }>("select action from audit_log order by id")).map(
    ({ action }) => action,
  )

const subjects = async () => {
  await platform.queue.runJobs()
  return platform.sentEmails.map(({ subject }) => subject.split(",")[0])
}

const begin = ({ actor, secret }: { actor: Parameters<typeof beginAddPasskey>[1]; secret: string }) =>
  beginAddPasskey(platform, actor, { browser, address, sessionSecret: secret })

describe("adding a passkey", () => {
  test("[GUEST-1] [SAFE-8] stores it, ends all other sessions, is audited and emailed to the owner", async () => {
    const guest = await aSignedIn(platform)
    const other = await openSession(platform, { userId: guest.id, role: "guest" })
    await aPasskey(platform, guest)
    const [passkey, ...others] = await listOwnPasskeys(platform, guest.actor)
    expect(others).toEqual([])
    expect(passkey).toMatchObject({ name: "Chrome on Android", lastUsedAt: null })
    expect(await resolveSession(platform, guest.secret)).not.toBeNull()
    expect(await resolveSession(platform, other.secret)).toBeNull()
    expect(await auditActions()).toEqual(["add-passkey"])
    expect(await subjects()).toEqual(["A passkey was added to your account"])
  })

  test("asks for a verified person, and names the user at random, the same for all passkeys", async () => {
    const guest = await aSignedIn(platform)
    const first = await aCreation(platform, guest)
    expect(first.rp.id).toBe("localhost")
    expect(first.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    })
    const name = Buffer.from(first.user.id, "base64url")
    expect(name).toHaveLength(32)
    expect(name.toString("latin1")).not.toContain(guest.id)
    const { id } = await aPasskey(platform, guest)
    const second = await aCreation(platform, guest)
    expect(second.user.id).toBe(first.user.id)
    expect(second.excludeCredentials?.map((known) => known.id)).toEqual([id])
  })

  test("works on the address of the site alone", async () => {
    const elsewhere = { ...platform, origin: "https://vimana.example" }
    const guest = await aSignedIn(platform)
    expect((await aCreation(elsewhere, guest)).rp.id).toBe("vimana.example")
    expect((await aCreation({ ...platform, origin: "http://127.0.0.1:3000" }, guest)).rp.id).toBe("localhost")
    await aPasskey(elsewhere, guest)
    expect(await listOwnPasskeys(platform, guest.actor)).toHaveLength(1)
  })

  test("[SAFE-4] needs a sign-in of the last ten minutes, at both steps", async () => {
    const guest = await aSignedIn(platform)
    const creation = await aCreation(platform, guest)
    const response = createAuthenticator().create(creation)
    platform.passMinutes(11)
    expect(await begin(guest)).toEqual(refusedAs("reauthentication-needed"))
    expect(await sendCreation(platform, guest, response)).toEqual(refusedAs("reauthentication-needed"))
    const sessionSecret = null
    expect(await beginAddPasskey(platform, guest.actor, { browser, address, sessionSecret })).toEqual(
      refusedAs("reauthentication-needed"),
    )
  })

  test("[SAFE-4] is for accounts, not for an email that nobody has verified", async () => {
    expect(await begin(await aSessionGuest(platform))).toEqual(refusedAs("no-account"))
  })

  test("is bounded in number", async () => {
    const guest = await aSignedIn(platform)
    for (let count = 0; count < maxPasskeys; count += 1) await aPasskey(platform, guest)
    expect(await begin(guest)).toEqual(refusedAs("too-many-passkeys"))
  })

  test("is bounded in number also when several that were begun together are stored at once", async () => {
    const guest = await aSignedIn(platform)
    for (let count = 0; count < maxPasskeys - 1; count += 1) await aPasskey(platform, guest)
    const made: string[] = []
    for (let count = 0; count < 3; count += 1)
      made.push(createAuthenticator().create(await aCreation(platform, guest)))
    const outcomes = await Promise.all(made.map((response) => sendCreation(platform, guest, response)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual(refusedAs("too-many-passkeys"))
    expect(await listOwnPasskeys(platform, guest.actor)).toHaveLength(maxPasskeys)
  })

  test("refuses a credential that is stored already, for any user", async () => {
    const { authenticator } = await aPersonWithPasskey(platform)
    const other = await aSignedIn(platform)
    const response = authenticator.create(await aCreation(platform, other))
    expect(await sendCreation(platform, other, response)).toEqual(refusedAs("known-passkey"))
    expect(await listOwnPasskeys(platform, other.actor)).toEqual([])
  })

  test("refuses what no authenticator makes", async () => {
    const guest = await aSignedIn(platform)
    for (const response of ["", "{", "null", "{}", '{"id":"a"}'])
      expect(await sendCreation(platform, guest, response)).toEqual(refusedAs("wrong-passkey"))
    const asker = { browser: null, address, sessionSecret: guest.secret, name: "A phone" }
    const response = createAuthenticator().create(await aCreation(platform, guest))
    expect(await addPasskey(platform, guest.actor, { ...asker, response })).toEqual(
      refusedAs("wrong-passkey"),
    )
  })
})

describe("one's own passkeys", () => {
  test("are renamed and deleted, which is audited and emailed to the owner", async () => {
    const { actor, secret } = await aPersonWithPasskey(platform)
    const [passkey] = await listOwnPasskeys(platform, actor)
    const id = passkey?.id ?? ""
    expect(await renamePasskey(platform, actor, { id, name: "My phone" })).toMatchObject({ ok: true })
    expect(await listOwnPasskeys(platform, actor)).toMatchObject([{ name: "My phone" }])
    expect(await deletePasskey(platform, actor, { id, sessionSecret: secret })).toMatchObject({ ok: true })
    expect(await listOwnPasskeys(platform, actor)).toEqual([])
    expect(await auditActions()).toEqual(["add-passkey", "delete-passkey"])
    expect((await subjects()).at(-1)).toBe("A passkey was deleted from your account")
    expect(await deletePasskey(platform, actor, { id, sessionSecret: secret })).toEqual(
      refusedAs("unknown-passkey"),
    )
  })

  test("[SAFE-4] are deleted only within ten minutes of a sign-in", async () => {
    const { actor, secret } = await aPersonWithPasskey(platform)
    const [passkey] = await listOwnPasskeys(platform, actor)
    platform.passMinutes(11)
    const deletion = { id: passkey?.id ?? "", sessionSecret: secret }
    expect(await deletePasskey(platform, actor, deletion)).toEqual(refusedAs("reauthentication-needed"))
  })

  test("cannot be renamed or deleted by anybody else", async () => {
    const { actor } = await aPersonWithPasskey(platform)
    const other = await aSignedIn(platform)
    const [passkey] = await listOwnPasskeys(platform, actor)
    const id = passkey?.id ?? ""
    expect(await renamePasskey(platform, other.actor, { id, name: "Mine" })).toEqual(
      refusedAs("unknown-passkey"),
    )
    const deletion = { id, sessionSecret: other.secret }
    expect(await deletePasskey(platform, other.actor, deletion)).toEqual(refusedAs("unknown-passkey"))
    expect(await listOwnPasskeys(platform, actor)).toEqual([passkey])
  })

  test("[SAFE-4] of a person who signed up with another's email are deleted when the owner resets the password", async () => {
    const stranger = await anAccount(platform, { emailVerifiedAt: null })
    const session = await openSession(platform, { userId: stranger.id, role: "guest" })
    await aPasskey(platform, { actor: stranger.actor, secret: session.secret })
    const { username, ticket, code } = await aReset(platform, stranger)
    await checkResetCode(platform, { username, ticket, code }, address)
    const set = { ticket, username, password: "Terrace9Morning" }
    expect(await resetPassword(platform, set, address)).toMatchObject({ ok: true })
    expect(await listOwnPasskeys(platform, stranger.actor)).toEqual([])
  })
})

test("expired challenges are deleted at night", async () => {
  await aRequest(platform)
  platform.passMinutes(4)
  await aRequest(platform)
  platform.passMinutes(2)
  await deleteOldChallenges(platform)
  expect(await platform.db.execute("select challenge from passkey_challenges")).toHaveLength(1)
})

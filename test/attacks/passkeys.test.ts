import { generateKeyPairSync } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { removeUser } from "#src/features/accounts/accounts.service.ts"
import { checkPasskey } from "#src/features/accounts/passkeys/check-passkey.service.ts"
import { deletePasskey, listOwnPasskeys } from "#src/features/accounts/passkeys/own-passkeys.service.ts"
import {
  aCreation,
  aPersonWithPasskey,
  aRequest,
  aUse,
  passkeyAddress as address,
  passkeyBrowser as browser,
  sendCreation,
} from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { signInWithPasskey } from "#src/features/accounts/sign-in/passkey-sign-in.service.ts"
import { createApp } from "#src/server/app.ts"
import { createAuthenticator, type Lies } from "../software-authenticator.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const wrongPasskey = { ok: false, refusal: { kind: "wrong-passkey" } }
const { privateKey: otherKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })

const lies: Record<string, Lies> = {
  "signed for another site": { origin: "https://vimana.example.evil.test" },
  "signed for another port of this host": { origin: "http://localhost:4000" },
  "made for the host of another site": { rpId: "evil.test" },
  "without a verified person": { isUnverified: true },
  "that was a registration": { type: "webauthn.create" },
  "of a challenge that nobody gave": { challenge: "A".repeat(43) },
}

describe("no session opens by the answer of an authenticator", () => {
  test.each(
    Object.entries({
      ...lies,
      "signed with another key": { key: otherKey },
      "that names another user": { userHandle: "A".repeat(43) },
      "that names nobody": { userHandle: "" },
    }),
  )("[SAFE-4] %s", async (_, lie) => {
    const person = await aPersonWithPasskey(platform)
    expect(await signInWithPasskey(platform, await aUse(platform, person, lie), address)).toEqual(
      wrongPasskey,
    )
    expect(await signInWithPasskey(platform, await aUse(platform, person), address)).toMatchObject({
      ok: true,
    })
  })

  test("[SAFE-4] that was used before, whether it was right or wrong", async () => {
    const person = await aPersonWithPasskey(platform)
    const request = await aRequest(platform)
    const use = { response: person.authenticator.get(request), browser }
    expect(await signInWithPasskey(platform, use, address)).toMatchObject({ ok: true })
    expect(await signInWithPasskey(platform, use, address)).toEqual(wrongPasskey)
    const again = { response: person.authenticator.get(request), browser }
    expect(await signInWithPasskey(platform, again, address)).toEqual(wrongPasskey)
    const failed = await aRequest(platform)
    const forged = { response: person.authenticator.get(failed, { key: otherKey }), browser }
    expect(await signInWithPasskey(platform, forged, address)).toEqual(wrongPasskey)
    const late = { response: person.authenticator.get(failed), browser }
    expect(await signInWithPasskey(platform, late, address)).toEqual(wrongPasskey)
  })

  test("[SAFE-4] that is sent twice at once", async () => {
    const person = await aPersonWithPasskey(platform)
    const use = await aUse(platform, person)
    const outcomes = await Promise.all([1, 2, 3].map(() => signInWithPasskey(platform, use, address)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test("[SAFE-4] after five minutes", async () => {
    const person = await aPersonWithPasskey(platform)
    const use = await aUse(platform, person)
    platform.passMinutes(6)
    expect(await signInWithPasskey(platform, use, address)).toEqual(wrongPasskey)
  })

  test("[SAFE-4] to a challenge of another browser", async () => {
    const person = await aPersonWithPasskey(platform)
    const { response } = await aUse(platform, person)
    for (const stolen of ["c".repeat(43), null])
      expect(await signInWithPasskey(platform, { response, browser: stolen }, address)).toEqual(wrongPasskey)
  })

  test("[SAFE-4] whose counter went back, as that of a copied key does", async () => {
    const person = await aPersonWithPasskey(platform)
    const use = (counter: number) => aUse(platform, person, { counter })
    expect(await signInWithPasskey(platform, await use(7), address)).toMatchObject({ ok: true })
    for (const counter of [7, 6, 0])
      expect(await signInWithPasskey(platform, await use(counter), address)).toEqual(wrongPasskey)
  })

  test("[SAFE-4] for another purpose than its challenge was given for", async () => {
    const person = await aPersonWithPasskey(platform)
    const { userId } = person.actor
    const reauthentication = await aRequest(platform, "reauthenticate", userId)
    const response = person.authenticator.get(reauthentication)
    expect(await signInWithPasskey(platform, { response, browser }, address)).toEqual(wrongPasskey)
    const use = await aUse(platform, person)
    const assertion = { purpose: "reauthenticate", userId, address, ...use } as const
    expect(await checkPasskey(platform, assertion)).toEqual(wrongPasskey)
    const creation = await aCreation(platform, person)
    const registered = person.authenticator.get({ challenge: creation.challenge, rpId: "localhost" })
    expect(await signInWithPasskey(platform, { response: registered, browser }, address)).toEqual(
      wrongPasskey,
    )
  })

  test("[SAFE-4] of a deleted passkey, or of a deleted account", async () => {
    const person = await aPersonWithPasskey(platform)
    const other = await aPersonWithPasskey(platform)
    const [passkey] = await listOwnPasskeys(platform, person.actor)
    const uses = [await aUse(platform, person), await aUse(platform, other)]
    await deletePasskey(platform, person.actor, { id: passkey?.id ?? "", sessionSecret: person.secret })
    const owner = await aSignedIn(platform, { role: "owner" })
    await removeUser(platform, owner.actor, other.id)
    for (const use of uses) expect(await signInWithPasskey(platform, use, address)).toEqual(wrongPasskey)
  })

  test("[SAFE-4] that is no answer of an authenticator", async () => {
    for (const response of ["", "{", "null", "[]", '{"id":1}', "x".repeat(70_000)])
      expect(await signInWithPasskey(platform, { response, browser }, address)).toEqual(wrongPasskey)
  })
})

test("[SAFE-4] nobody signs in as somebody else with a passkey of their own", async () => {
  const victim = await aPersonWithPasskey(platform, { role: "owner" })
  const attacker = await aPersonWithPasskey(platform)
  const { userId } = victim.actor
  const request = await aRequest(platform, "reauthenticate", userId)
  const assertion = { purpose: "reauthenticate", userId, address, browser } as const
  expect(
    await checkPasskey(platform, { ...assertion, response: attacker.authenticator.get(request) }),
  ).toEqual(wrongPasskey)
})

describe("no passkey is kept", () => {
  test.each(
    Object.entries({ ...lies, "that was a sign-in": { type: "webauthn.get" } }).filter(
      ([, { type }]) => type !== "webauthn.create",
    ),
  )("[SAFE-4] %s", async (_, lie) => {
    const person = await aSignedIn(platform)
    const response = createAuthenticator().create(await aCreation(platform, person), lie)
    expect(await sendCreation(platform, person, response)).toEqual(wrongPasskey)
    expect(await listOwnPasskeys(platform, person.actor)).toEqual([])
  })

  test("[SAFE-4] in the account of somebody else, by a challenge of one's own", async () => {
    const [attacker, victim] = [await aSignedIn(platform), await aSignedIn(platform)]
    const response = createAuthenticator().create(await aCreation(platform, attacker))
    expect(await sendCreation(platform, victim, response)).toEqual(wrongPasskey)
  })
})

test("[SAFE-4] another site's page gets no challenge", async () => {
  const reply = await createApp(platform).request("/passkey-options", {
    method: "POST",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ purpose: "sign-in" }),
  })
  expect(reply.status).toBe(403)
})

import { beforeEach, expect, test } from "vitest"
import { messages } from "#src/shared/messages.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSignUp } from "./accounts.factory.ts"
import {
  accountListQuery,
  invitationInput,
  profileInput,
  resetUsernameInput,
  signInInput,
  signUpInput,
} from "./accounts.schema.ts"
import { listTaken, signUp } from "./accounts.service.ts"
import { signIn } from "./sign-in/sign-in.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"

// Each looks as "José Rao" or is typed full-width.
const lookAlikes = [
  "Jose\u0301 Rao",
  "Ｊｏｓé\u3000Ｒａｏ",
  "José\u00A0 Rao",
  "José\u200D Rao",
  "José\uFE0F Rao",
]

test.each(lookAlikes)("[AUTH-1] %j is one username in every form", (username) => {
  const { password } = aSignUp()
  const address = { pin: "", city: "", state: "", address: "" }
  const read = [
    signUpInput.parse(aSignUp({ username })),
    signInInput.parse({ username, password }),
    resetUsernameInput.parse({ username }),
    accountListQuery.parse({ username }),
    profileInput.parse({ ...aSignUp({ username }), ...address }),
    invitationInput.parse({ ...aSignUp({ username }), role: "events" }),
  ]
  expect(read.map((input) => input.username)).toEqual(read.map(() => "José Rao"))
})

test("[AUTH-1] [AUTH-2] a look-alike of a username is taken, and signs its owner in", async () => {
  const owner = signUpInput.parse(aSignUp({ username: "José Rao" }))
  await signUp(platform, owner, home)
  for (const username of lookAlikes) {
    const again = signUpInput.parse(aSignUp({ username, email: "another@example.in" }))
    expect(await signUp(platform, again, home)).toMatchObject({ refusal: { fields: ["username"] } })
    const typed = signInInput.parse({ username: username.toUpperCase(), password: owner.password })
    expect(await signIn(platform, typed, home)).toMatchObject({ ok: true })
    const query = accountListQuery.parse({ username })
    expect(await listTaken(platform, { username: query.username }, home)).toEqual({
      ok: true,
      value: ["username"],
    })
  }
})

test("[AUTH-1] a full-width @ in a username is refused as @ is", () => {
  const error = signUpInput.safeParse(aSignUp({ username: "meera＠example.in" })).error
  expect(error && fieldErrors(error)).toEqual({
    username: `Username ${messages.validation.usernameWithAt}`,
  })
})

test("[AUTH-1] the database refuses a username in another form", async () => {
  const { userId } = await signUp(platform, signUpInput.parse(aSignUp()), home).then((outcome) => {
    if (!outcome.ok) throw new Error("not signed up")
    return { userId: outcome.value.id }
  })
  const write = platform.db.execute("update users set username = $2 where id = $1", [
    userId,
    "Jose\u0301 Rao",
  ])
  await expect(write).rejects.toThrow("users_username_normalised")
})

import { z } from "zod"
import { pageById } from "#src/shared/api-page.ts"
import { roleCode, roles, staffRoles } from "#src/shared/actor.ts"
import { fieldIsRequired, fieldMessage, messages } from "#src/shared/messages.ts"
import {
  line as text,
  personName,
  phoneLine,
  requiredLine as required,
  textOf,
  usernameLine,
  typedUsername,
} from "#src/shared/validation/text-fields.ts"
import { type Account, profileOf } from "./account.ts"
import { accountFields } from "./account-fields.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { isAcceptablePassword, isNamePassword } from "#src/features/accounts/passwords/password-rules.ts"

const texts = messages.validation

const email = () => {
  const label = accountFields.email
  const error = fieldMessage(label, texts.length13To50)
  // Forms show the first message of a field, so the format is checked before the length.
  return required(label)
    .check(z.email({ error: fieldMessage(label, texts.notAnEmail) }))
    .min(13, { error })
    .max(50, { error })
}

const password = () =>
  textOf(accountFields.password)
    .min(1, { error: fieldIsRequired(accountFields.password) })
    .refine(isAcceptablePassword, { error: fieldMessage(accountFields.password, texts.password) })

const confirmPassword = () => {
  const error = fieldIsRequired(accountFields.confirmPassword)
  return z.string({ error }).min(1, { error })
}

type Twice = { readonly password: string; readonly confirmPassword: string }

const isSameTwice = (form: Twice): boolean => form.password === form.confirmPassword

// Compared as soon as both are present, even when other fields are invalid.
const passwordsDifferIssue = (error: string) => ({
  path: ["confirmPassword"],
  error,
  when: ({ value }: { value: unknown }) => Boolean((value as Partial<Twice> | null)?.confirmPassword),
})

const usernameToFind = () =>
  typedUsername(accountFields.username).min(1, { error: fieldIsRequired(accountFields.username) })

const optional = (label: string, max: number) =>
  text(label)
    .max(max, { error: fieldMessage(label, `Field Length Must Be At Most ${max}`) })
    .optional()

const person = {
  name: personName(accountFields.name),
  username: usernameLine(accountFields.username),
  email: email(),
  phone: phoneLine(accountFields.phone),
}

type NewAccount = { readonly username: string; readonly email: string; readonly password: string }

const isOwnPassword = (account: NewAccount): boolean => !isNamePassword(account.password, account)

const besidePassword = {
  path: ["password"],
  error: newPasswordErrors["name-as-password"].password,
  when: ({ value }: { value: unknown }) => {
    const typed = (value ?? {}) as Partial<Record<keyof NewAccount, unknown>>
    return [typed.username, typed.email, typed.password].every((part) => typeof part === "string")
  },
}

/** A new account; a role in it is ignored (AUTH-2). */
export const signUpInput = z.object({ ...person, password: password() }).refine(isOwnPassword, besidePassword)

/** Somebody without an account, who continues with an email (GUEST-1). */
export const guestContactInput = z.object({ name: person.name, email: person.email, phone: person.phone })

/** A caller of the desk, who may have no email; in the order of the form, for the list of its errors. */
export const callerInput = z.object({
  phone: person.phone,
  name: person.name,
  email: text(accountFields.email)
    .default("")
    .superRefine((typed, context) => {
      if (typed === "") return
      for (const { message } of person.email.safeParse(typed).error?.issues ?? [])
        context.addIssue({ code: "custom", message })
    }),
})

export type SignUpInput = z.infer<typeof signUpInput>

/** The sign-up form: the account, with its password twice (AUTH-1). */
export const signUpForm = z
  .object({
    ...person,
    password: password(),
    confirmPassword: confirmPassword(),
  })
  .refine(isSameTwice, passwordsDifferIssue(messages.accounts.passwordsDiffer))
  .refine(isOwnPassword, besidePassword)

/** Step 1 of a reset: the username or email (AUTH-5). */
export const resetUsernameInput = z.object({
  username: usernameToFind().max(50, {
    error: fieldMessage(accountFields.username, texts.length3To50),
  }),
})

/** The one-time code. Spaces are allowed, because people copy it with them. */
const otp = () =>
  required(accountFields.otp)
    .overwrite((typed) => typed.replaceAll(/\s/g, ""))
    .regex(/^\d{6}$/, { error: messages.accounts.otpShape })

/** Step 2: the one-time code. */
export const resetCodeInput = resetUsernameInput.extend({ otp: otp() })

/** The first password of a guest without an account, with the code from the email (GUEST-1). */
export const firstPasswordForm = z.object({ otp: otp(), password: password() })

/** The code alone, for a guest who adds a passkey instead. */
export const firstPasskeyForm = firstPasswordForm.pick({ otp: true })

/** Step 3 in the API: the new password. */
export const newPasswordInput = resetUsernameInput.extend({ password: password() })

/** The form of step 3: the new password, twice (AUTH-6). */
export const newPasswordForm = z
  .object({ password: password(), confirmPassword: confirmPassword() })
  .refine(isSameTwice, passwordsDifferIssue(messages.accounts.resetPasswordsDiffer))

/** The current password, which a change of the account's security requires. */
export const currentPasswordField = () => {
  const error = fieldIsRequired(accountFields.currentPassword)
  return z.string({ error }).min(1, { error }).max(200, { error: messages.accounts.invalidPassword })
}

/** A code of the app or a recovery code, where the account has an app. */
const secondFactorCode = () => z.string().max(40, { error: texts.codeTooLong }).optional()

/** A change of one's own password: the current one, and the new one twice. */
export const changePasswordForm = z
  .object({
    currentPassword: currentPasswordField(),
    code: secondFactorCode(),
    password: password(),
    confirmPassword: confirmPassword(),
  })
  .refine(isSameTwice, passwordsDifferIssue(messages.accounts.resetPasswordsDiffer))

/** Credentials as typed. The format is not checked, because a hint would only help an attacker. */
export const signInInput = z.object({
  username: usernameToFind().max(200, { error: messages.accounts.invalidUsername }),
  password: z
    .string({ error: fieldIsRequired(accountFields.password) })
    .min(1, { error: fieldIsRequired(accountFields.password) })
    .max(200, { error: messages.accounts.invalidPassword }),
})

export type SignInInput = z.infer<typeof signInInput>

/** A profile; absent optional fields are kept. */
export const profileInput = z.object({
  ...person,
  address: optional(accountFields.address, 200),
  pin: optional(accountFields.pin, 10),
  city: optional(accountFields.city, 50),
  state: optional(accountFields.state, 50),
})

/** A changed profile; a new email needs the current password, and a code where the account has an app (SAFE-4). */
export const profileChangeInput = profileInput.extend({
  currentPassword: z.string({ error: messages.accounts.invalidPassword }).max(200).optional(),
  code: secondFactorCode(),
})

export type ProfileChangeInput = z.infer<typeof profileChangeInput>

const staffRole = z.enum(staffRoles, {
  error: fieldIsRequired(accountFields.role),
})

/** An invited colleague, who chooses a password. */
export const invitationInput = z.object({
  name: person.name,
  username: person.username,
  email: person.email,
  role: staffRole,
})

export type InvitationInput = z.infer<typeof invitationInput>

/** The new role; `guest` takes the staff role away. */
export const roleInput = z.object({ role: z.enum(roles) })

/** An account with the API's field names; the role is an opaque code (CONST-5). */
export const accountOutput = z
  .object({
    _id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    pin: z.string(),
    city: z.string(),
    state: z.string(),
    role: z.string(),
  })
  .meta({ id: "User" })

type AccountOutput = z.infer<typeof accountOutput>

export const presentAccount = (account: Account): AccountOutput => ({
  _id: account.id,
  ...profileOf(account),
  role: roleCode(account.role),
})

/** The answer to a sign-in (API-3). */
export const signInOutput = z.object({
  result: z.literal("Done"),
  data: z.object({ _id: z.string(), role: z.string() }),
  token: z.string(),
})

const takenOrFree = z.enum(["taken", "free"])

export const takenOutput = z.object({ username: takenOrFree.optional(), email: takenOrFree.optional() })

/** Either names to check, or a page of the list for staff. */
export const accountListQuery = z.object({
  username: typedUsername(accountFields.username).max(50).optional(),
  email: text(accountFields.email).max(50).optional(),
  search: text("Search").max(100).optional(),
  ...pageById,
})

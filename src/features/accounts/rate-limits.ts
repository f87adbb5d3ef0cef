const minute = 60
const hour = 60 * minute

// A family or wedding party shares one IP address in a hotel's Wi-Fi, so addresses have much higher limits than accounts.
// Limits of an account count per address, so that nobody can lock out an owner elsewhere (SAFE-5).

/** Passwords for one account from one address; reset by a right one (AUTH-8). */
export const signInByAccountAndAddress = {
  name: "sign-in-account-address",
  points: 10,
  seconds: 15 * minute,
  isResettable: true,
} as const
export const signInByAddress = { name: "sign-in-address", points: 100, seconds: 15 * minute } as const

/** Passwords from a known browser; no other limit applies to it. */
const signInByDevice = {
  name: "sign-in-device",
  points: 10,
  seconds: 15 * minute,
  isResettable: true,
} as const

/** Wrong passwords for one account from all addresses. Beyond it each address gets only a few tries. */
const wrongPasswordsByAccount = {
  name: "wrong-passwords-account",
  points: 100,
  seconds: hour,
} as const
const signInUnderAttack = {
  name: "sign-in-under-attack",
  points: 2,
  seconds: 15 * minute,
  isResettable: true,
} as const

/** The limits of passwords at the sign-in (AUTH-8). */
export const passwordLimits = {
  byDevice: signInByDevice,
  byAddress: signInByAddress,
  byAccountAndAddress: signInByAccountAndAddress,
  wrongByAccount: wrongPasswordsByAccount,
  underAttack: signInUnderAttack,
}

/** Codes of a second factor: a code has only a million values. */
export const secondFactorLimits = {
  byDevice: { name: "second-factor-device", points: 5, seconds: 15 * minute, isResettable: true },
  byAddress: { name: "second-factor-address", points: 100, seconds: 15 * minute },
  byAccountAndAddress: {
    name: "second-factor-account-address",
    points: 5,
    seconds: 15 * minute,
    isResettable: true,
  },
  wrongByAccount: { name: "wrong-codes-account", points: 20, seconds: hour },
  underAttack: { name: "second-factor-under-attack", points: 1, seconds: hour, isResettable: true },
  // For each known browser, so that others cannot use it up. Codes are accepted only after the password.
  deviceUnderAttack: {
    name: "second-factor-device-under-attack",
    points: 5,
    seconds: hour,
    isResettable: true,
  },
} as const

/** Challenges and answers of passkeys: nothing in them can be guessed, so this only bounds the work and the rows. */
export const passkeysByAddress = { name: "passkeys-address", points: 300, seconds: 15 * minute } as const

/** The current password, before a change of email, password or second factor. */
export const currentPasswordByAddress = {
  name: "current-password-address",
  points: 10,
  seconds: 15 * minute,
  isResettable: true,
} as const

/** New accounts per email and address, and per address. */
export const signUpByEmailAndAddress = { name: "sign-up-email-address", points: 10, seconds: hour } as const
export const signUpByAddress = { name: "sign-up-address", points: 60, seconds: hour } as const

/** Links that confirm an email, for one account. */
export const confirmationsByAccount = { name: "confirmations-account", points: 5, seconds: hour } as const

/** The same to one mailbox, by changes of email: anybody can enter a stranger's address, in any number of accounts. */
export const confirmationsByEmailAndAddress = {
  name: "confirmations-email-address",
  points: 5,
  seconds: hour,
} as const
export const confirmationsByEmail = { name: "confirmations-email", points: 20, seconds: hour } as const

/** Checks whether a name is taken: enough for a form, too few to collect names. */
export const uniqueChecksByAddress = {
  name: "taken-check-address",
  points: 60,
  seconds: 10 * minute,
} as const

/** The same for one account, by a change of its own username or email. */
export const ownNameChecksByAccount = { name: "taken-check-account", points: 20, seconds: hour } as const

/** Code requests for one username: each sends an email and allows five tries (AUTH-8). */
export const resetByAccountAndAddress = { name: "reset-account-address", points: 5, seconds: hour } as const
export const resetByAddress = { name: "reset-address", points: 60, seconds: hour } as const
/**
 * From all addresses: it limits the emails to one mailbox, and so the guesses at its codes. Codes that a known browser
 * requests count as well, but only its own limit refuses it: others cannot keep the owner from resetting (SAFE-5).
 */
export const resetByAccount = { name: "reset-account", points: 20, seconds: hour } as const
export const resetByDevice = { name: "reset-device", points: 5, seconds: hour } as const

/** Codes and new passwords submitted from one address. A code allows five tries (AUTH-7). */
export const resetCodeByAddress = { name: "reset-code-address", points: 200, seconds: hour } as const

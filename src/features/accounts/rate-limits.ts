const minute = 60
const hour = 60 * minute

// A family, or a wedding party, shares one address behind a hotel's Wi-Fi: addresses get many times what one account gets.
// What is counted for one account is counted for each address by itself: nobody locks out somebody elsewhere (SAFE-5).

/** Passwords for one account from one address; forgiven when one is right (AUTH-8). */
export const signInByAccountAndAddress = {
  name: "sign-in-account-address",
  points: 10,
  seconds: 15 * minute,
} as const
export const signInByAddress = { name: "sign-in-address", points: 100, seconds: 15 * minute } as const

/** Passwords from a browser that has signed in to the account before; nothing else counts against it. */
export const signInByDevice = { name: "sign-in-device", points: 10, seconds: 15 * minute } as const

/** Wrong passwords for one account from everywhere. Beyond it each address gets a few tries only, and is never refused the first. */
export const wrongPasswordsByAccount = {
  name: "wrong-passwords-account",
  points: 100,
  seconds: hour,
} as const
export const signInUnderAttack = { name: "sign-in-under-attack", points: 2, seconds: 15 * minute } as const

/** The current password, asked again before an account's email changes. */
export const currentPasswordByAddress = {
  name: "current-password-address",
  points: 10,
  seconds: 15 * minute,
} as const

/** New accounts for one email from one address, and from one address. */
export const signUpByEmailAndAddress = { name: "sign-up-email-address", points: 10, seconds: hour } as const
export const signUpByAddress = { name: "sign-up-address", points: 60, seconds: hour } as const

/** Links that confirm an email, for one account. */
export const confirmationsByAccount = { name: "confirmations-account", points: 5, seconds: hour } as const

/** Questions whether a name is taken: enough for a form, too few to collect names. */
export const takenCheckByAddress = { name: "taken-check-address", points: 60, seconds: 10 * minute } as const

/** Codes asked for with one username: each is an email to somebody, and brings five tries (AUTH-8). */
export const resetByAccountAndAddress = { name: "reset-account-address", points: 5, seconds: hour } as const
export const resetByAddress = { name: "reset-address", points: 60, seconds: hour } as const
/** From everywhere: it bounds the emails to one mailbox, and with them the guesses at its codes. */
export const resetByAccount = { name: "reset-account", points: 20, seconds: hour } as const
export const resetByDevice = { name: "reset-device", points: 5, seconds: hour } as const

/** Codes and new passwords sent from one address. A code allows five tries by itself (AUTH-7). */
export const resetCodeByAddress = { name: "reset-code-address", points: 200, seconds: hour } as const

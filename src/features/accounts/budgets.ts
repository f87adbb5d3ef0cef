const minute = 60
const hour = 60 * minute

// A family, or a wedding party, shares one address behind a hotel's Wi-Fi: addresses get many times what one account gets.
/** Tries at signing in with one username; forgiven when it succeeds (AUTH-8). */
export const signInByAccount = { name: "sign-in-account", points: 10, seconds: 15 * minute } as const
export const signInByAddress = { name: "sign-in-address", points: 100, seconds: 15 * minute } as const

/** New accounts for one e-mail address, and from one network address. */
export const signUpByAccount = { name: "sign-up-account", points: 10, seconds: hour } as const
export const signUpByAddress = { name: "sign-up-address", points: 60, seconds: hour } as const

/** Questions whether a name is taken: enough for a form, too few to collect names. */
export const takenCheckByAddress = { name: "taken-check-address", points: 60, seconds: 10 * minute } as const

/** Codes asked for with one username, and from one network address: each is a letter to somebody (AUTH-8). */
export const resetByAccount = { name: "reset-account", points: 5, seconds: hour } as const
export const resetByAddress = { name: "reset-address", points: 60, seconds: hour } as const

/** Tries at the codes of one username: all that five codes allow. */
export const resetCodeByAccount = { name: "reset-code-account", points: 25, seconds: hour } as const
export const resetCodeByAddress = { name: "reset-code-address", points: 200, seconds: hour } as const

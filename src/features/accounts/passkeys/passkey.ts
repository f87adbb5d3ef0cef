/** A passkey as its owner sees it. */
export type Passkey = {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** Null until it is used after it was added. */
  readonly lastUsedAt: string | null
}

/** Why a passkey is requested. A challenge of one purpose is refused for another. */
export const passkeyPurposes = ["sign-in", "add", "reauthenticate"] as const

export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/** The most passkeys of one user. */
export const maxPasskeys = 20

/** The field of a form that holds the answer of an authenticator. */
export const passkeyField = "passkey"

/** What the form of a passkey sends, beside the sign-in form on one page. */
export const passkeyIntent = "passkey"

/** What an account has besides the password. */
export type SecondFactors = {
  /** An authenticator app, whose code is required after the password. */
  readonly hasApp: boolean
  readonly hasPasskey: boolean
  /** Whether the password alone opens no session: with an app, and for staff with a passkey. */
  readonly isOn: boolean
}

/** Whether the account can sign in by password: not where a passkey is the only second factor. */
export const asksForPassword = ({ isOn, hasApp }: SecondFactors): boolean => hasApp || !isOn

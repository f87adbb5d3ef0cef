/** The name, email and phone of somebody without an account. */
export type Contact = { readonly name: string; readonly email: string; readonly phone: string }

export const contactOf = ({ name, email, phone }: Contact): Contact => ({ name, email, phone })

/** What the form of a guest without an account sends, beside the sign-in form on one page. */
export const continueIntent = "continue"

/** Where a guest makes an account, with a password or a passkey. */
export const accountCreationPath = ({ isWithPasskey }: { isWithPasskey: boolean }): string =>
  isWithPasskey ? "/create-account?with=passkey" : "/create-account"

/** The form that requests the code with which an account is created. */
export const sendCodeIntent = "send-code"

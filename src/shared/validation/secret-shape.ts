/** The shape of a secret: 32 random bytes in base64url. */
export const secretShape = /^[\w-]{43}$/

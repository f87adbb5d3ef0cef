export const codeDigits = 6
/** How long a code is valid, and how long a new password can be set afterwards (AUTH-7). */
export const codeMinutes = 10
export const grantMinutes = 10

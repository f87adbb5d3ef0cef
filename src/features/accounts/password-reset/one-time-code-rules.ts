export const codeDigits = 6
/** How long a code can be entered, and how long a new password can be set after it (AUTH-7). */
export const codeMinutes = 10
export const grantMinutes = 10

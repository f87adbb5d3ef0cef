/** The password rule, shown before an error (VAL-3). */
export const passwordHint = "8 characters or more: capital and small letters, a digit, no spaces"

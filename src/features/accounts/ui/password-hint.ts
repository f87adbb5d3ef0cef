/** What a good password has, before anybody gets it wrong (VAL-3). */
export const passwordHint = "8 characters or more: capital and small letters, a digit, no spaces"

/** An extra is not offered any more, or its price is not the one that the guest saw. */
export const extraChangedMessage =
  "The price of an extra has changed. Please look at the extras again and confirm once more."

/** When extras are charged, and how they are paid (decision 070). */
export const extrasRule =
  "Extras are charged on the day you arrive and paid at the hotel. They cost nothing if you cancel."

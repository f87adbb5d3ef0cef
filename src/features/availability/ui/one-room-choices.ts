/** How many adults one room may have, as the choices of a field. */
export const adultChoices = [
  { value: "1", label: "1 adult" },
  { value: "2", label: "2 adults" },
]

/** How many children one room may have, as the choices of a field. */
export const childChoices = [
  { value: "0", label: "No children" },
  { value: "1", label: "1 child" },
  { value: "2", label: "2 children" },
]

/** The names of the restaurants, for pages that show nothing else of them. */
export const outletNames = {
  udaan: "Udaan",
  safar: "Safar",
  aero: "Aero-Stag",
  zaika: "Zaika",
} as const

export type OutletId = keyof typeof outletNames

type Settings = { readonly isPublic: boolean; readonly seed: "demo" | "none" }

/** The guest of the demo hotel; its password is printed at the start. */
export const demoGuest = { username: "aarohi", password: "Dusk1Runway!" } as const

/** The staff of the demo hotel, one of each part beside its owner; all share one password, printed at the start. */
export const demoStaff = {
  password: "Dusk2Runway!",
  people: [
    { username: "reception", name: "Farah Siddiqui", role: "front-desk" },
    { username: "marketing", name: "Rohan Mehta", role: "marketing" },
    { username: "events", name: "Lakshmi Iyer", role: "events" },
  ],
} as const

/** Everybody in the demo data who has a published password. */
export const demoSignIns: readonly { username: string; password: string }[] = [
  ...demoStaff.people.map(({ username }) => ({ username, password: demoStaff.password })),
  demoGuest,
]

/** On a public site demo people exist only if `SEED=demo` asks for them (SAFE-2). */
export const areDemoPeopleAllowed = ({ isPublic, seed }: Settings): boolean => !isPublic || seed === "demo"

/** Whether this password opens nothing here, because everybody can read it in the demo data. */
export const isPublishedPassword = (settings: Settings, password: string): boolean =>
  !areDemoPeopleAllowed(settings) && demoSignIns.some((person) => person.password === password)

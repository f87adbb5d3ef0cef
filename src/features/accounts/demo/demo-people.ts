type Settings = { readonly isPublic: boolean; readonly seed: "demo" | "none" }

/** The demo guest; the password is printed at the start. */
export const demoGuest = { username: "aarohi", password: "Dusk1Runway!" } as const

/** The demo staff, one per role besides the owner; all share one password, printed at the start. */
export const demoStaff = {
  password: "Dusk2Runway!",
  people: [
    { username: "reception", name: "Farah Siddiqui", role: "front-desk" },
    { username: "marketing", name: "Rohan Mehta", role: "marketing" },
    { username: "events", name: "Lakshmi Iyer", role: "events" },
  ],
} as const

/** All demo users with a published password. */
export const demoSignIns: readonly { username: string; password: string }[] = [
  ...demoStaff.people.map(({ username }) => ({ username, password: demoStaff.password })),
  demoGuest,
]

/** On a public site demo users may sign in only with `SEED=demo` (SAFE-2). */
export const areDemoPeopleAllowed = ({ isPublic, seed }: Settings): boolean => !isPublic || seed === "demo"

/** Whether this password is refused, because it is published in the demo data. */
export const isPublishedPassword = (settings: Settings, password: string): boolean =>
  !areDemoPeopleAllowed(settings) && demoSignIns.some((person) => person.password === password)

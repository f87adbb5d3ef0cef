/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern which fixtures a fixture needs */
import { type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test"
import { admin } from "./hotel-under-test.ts"
import { type Guest, nobody, type SignedIn, signIn, signUpGuest } from "./guest.ts"
import { nextStay, type StayDates } from "./stay-dates.ts"
import { watch } from "./watch.ts"

type HotelFixtures = {
  /** Dates that no other test uses. */
  freshStay: (nights?: number) => StayDates
  /** A page in one more browser, a visitor's unless the options say otherwise. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  /** A guest with an account, one for each test: what one account may book is limited (SAFE-3). */
  guest: Guest
}

type WorkerFixtures = {
  /** The front office, signed in. */
  desk: SignedIn
}

/** Checks every browser of a test: an error in its console or a call to another host fails the test. */
export const test = base.extend<HotelFixtures, WorkerFixtures>({
  context: async ({ context }, provide) => {
    const faults = watch(context)
    await provide(context)
    expect(faults, "what the browser complained of").toEqual([])
  },
  freshStay: async ({}, provide, { workerIndex }) => {
    await provide((nights = 2) => nextStay(workerIndex, nights))
  },
  openBrowser: async ({ browser }, provide) => {
    const opened: { faults: readonly string[]; close: () => Promise<void> }[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({ storageState: nobody, ...options })
      opened.push({ faults: watch(context), close: () => context.close() })
      return context.newPage()
    })
    for (const { faults, close } of opened) {
      await close()
      expect(faults, "what a further browser complained of").toEqual([])
    }
  },
  guest: async ({}, provide) => {
    const guest = await signUpGuest()
    await provide(guest)
    await guest.api.dispose()
  },
  desk: [
    async ({}, provide) => {
      const desk = await signIn(admin)
      await provide(desk)
      await desk.api.dispose()
    },
    { scope: "worker" },
  ],
})

type State = SignedIn["state"]

/** `test.use(asGuest)`: the pages of the tests are the guest's. */
export const asGuest = {
  storageState: async ({ guest }: Pick<HotelFixtures, "guest">, provide: (state: State) => Promise<void>) =>
    provide(guest.state),
}

/** `test.use(asDesk)`: the pages of the tests are the front office's. */
export const asDesk = {
  storageState: async ({ desk }: WorkerFixtures, provide: (state: State) => Promise<void>) =>
    provide(desk.state),
}

/** `test.use(asRecentDesk)`: signed in for each test; refunds and roles ask for the password after ten minutes (SAFE-8). */
export const asRecentDesk = {
  storageState: async ({}, provide: (state: State) => Promise<void>) => {
    const { state, api } = await signIn(admin)
    await provide(state)
    await api.dispose()
  },
}

export { expect }

/** The parts of a journey besides the client: the payment of an order, and a picture to send. */
export type JourneyParts = {
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly adminCredentials: { readonly username: string; readonly password: string }
  /** Pays an order at the provider, as its checkout does. */
  readonly pay: (order: { id: string; amountInPaise: number }) => { id: string; signature: string }
  readonly picture: () => Promise<File>
}

export type Journey = (parts: JourneyParts) => Promise<void>

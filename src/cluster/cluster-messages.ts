/** From a worker to the primary: it listens and its database answers. */
export type ReadyMessage = { readonly kind: "ready"; readonly notices: readonly string[] }

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === "object" && message !== null && "kind" in message && message.kind === "ready"

/** From the primary to a worker: another has taken over. */
export const retireMessage = "retire"

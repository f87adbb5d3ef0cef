/** A guest in the desk's search. */
export type KnownGuest = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

import { cancel, deskPayment, invoice, picture, upload } from "./desk-moments.ts"
import {
  book,
  callback,
  email,
  findFlights,
  hold,
  openOrder,
  search,
  signIn,
  verify,
  webhook,
} from "./guest-moments.ts"
import { openStage, type Scene } from "./scene.ts"
import type { World } from "./world.ts"

const moments = {
  search,
  "sign-in": signIn,
  booking: book,
  hold,
  "payment start": openOrder,
  "payment verified": verify,
  "payment callback": callback,
  "payment webhook": webhook,
  "cancellation and refund": cancel,
  "payment at the desk": deskPayment,
  invoice,
  "waiting email": email,
  "picture upload": upload,
  picture,
  flights: findFlights,
} as const

export type MomentName = keyof typeof moments

/** Makes everything ready for an action. */
export const prepare = async (world: World, moment: MomentName): Promise<Scene> =>
  moments[moment](await openStage(world))

import { cancel, deskPayment, invoice, picture, upload } from "./desk-operations.ts"
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
} from "./guest-operations.ts"
import { createFixture, type Operation } from "./fixture.ts"
import type { Environment } from "./environment.ts"

const operations = {
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

export type OperationName = keyof typeof operations

/** Prepares the records that an operation needs. */
export const prepareOperation = async (environment: Environment, name: OperationName): Promise<Operation> =>
  operations[name](await createFixture(environment))

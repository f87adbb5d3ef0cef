import type { Platform } from "#src/platform/platform.ts"
import type { OperationFigures } from "./operation-figures.ts"
import { readFigures } from "./operation-figures.store.ts"

/** The figures of now, for the metrics of the server. */
export const findOperationFigures = ({ db, clock }: Platform): Promise<OperationFigures> =>
  readFigures(db, clock.today())

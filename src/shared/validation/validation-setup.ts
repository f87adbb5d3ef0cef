import { z } from "zod"
import { validationMessages } from "./validation-messages.ts"

// In a browser the validator does not compile its checks: the CSP of the site allows no code from text.
const jitless = typeof document !== "undefined"

// Imported by every module that defines or answers a schema, so that no message of the validator itself is ever shown. Pages that
// only show errors do without: a first visit must not bring the validator.
z.config({ customError: validationMessages, jitless })

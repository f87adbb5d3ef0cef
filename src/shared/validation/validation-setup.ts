import { z } from "zod"
import { validationMessages } from "./validation-messages.ts"

// In a browser the validator does not compile its checks: the CSP of the site allows no code from text.
const jitless = typeof document !== "undefined"

// Imported by every module that defines or evaluates a schema, so that the validator's own messages are never shown. Pages
// that only show errors do not import it: a first visit must not load the validator.
z.config({ customError: validationMessages, jitless })

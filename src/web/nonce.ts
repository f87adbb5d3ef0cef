import { createContext } from "react"

/** The nonce of this response, known only while the server renders. */
export const NonceContext = createContext<string | undefined>(undefined)

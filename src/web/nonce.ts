import { createContext } from "react"

/** The nonce of this response; defined only while the server renders. */
export const NonceContext = createContext<string | undefined>(undefined)

import { createContext } from "react"
import type { Thing } from "./structured-data.ts"

/** What the loaders of this page said that it is about, known only while the server renders. */
export const StructureContext = createContext<readonly Thing[] | undefined>(undefined)

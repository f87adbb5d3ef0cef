import { createContext } from "react"
import type { Thing } from "./structured-data.ts"

/** The structured data of this page; defined only while the server renders. */
export const StructureContext = createContext<readonly Thing[] | undefined>(undefined)

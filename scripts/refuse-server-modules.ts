import type { Plugin } from "vite"

// The roles of modules that run on the server only; ARCHITECTURE.md lists them.
const serverModule = /\.(?:store|service|api|jobs|seed|list)\.tsx?$/

/** Fails the client build when a chunk has code of a module that runs on the server only. */
export const refuseServerModules = (): Plugin => ({
  name: "refuse-server-modules",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue
      const [found] = Object.entries(chunk.modules).filter(
        ([id, { renderedLength }]) => serverModule.test(id) && renderedLength > 0,
      )
      if (found) this.error(`${chunk.fileName} has code of the server: ${found[0]}`)
    }
  },
})

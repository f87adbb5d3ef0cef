import { type ChildNode, type Container, parse, root } from "postcss"
import type { Plugin } from "vite"
import { classSuffix } from "./scoped-class-name.ts"

const layout = /src[\\/]web[\\/]admin[\\/]admin-layout\.tsx/
const adminModule = /src[\\/]web[\\/]admin[\\/]/

const suffixLength = classSuffix("").length

/** Whether a selector needs a class with one of these suffixes. What it excludes, in brackets, is no such class. */
const needsClass = (selector: string, suffixes: ReadonlySet<string>): boolean =>
  selector
    .replaceAll(/\([^()]*\)/g, "")
    .split(/(?=[.])|[^\w.-]/)
    .some((name) => suffixes.has(name.slice(-suffixLength)))

function isRuleFor(node: ChildNode, suffixes: ReadonlySet<string>): boolean {
  if (node.type === "rule") return node.selectors.every((selector) => needsClass(selector, suffixes))
  return node.type === "atrule" && needsClass(node.params, suffixes)
}

const groups = /^(container|layer|media|supports)$/

function moveRules(from: Container, to: Container, suffixes: ReadonlySet<string>): void {
  from.each((node) => {
    if (node.type === "atrule" && node.nodes && groups.test(node.name)) {
      const group = node.clone({ nodes: [] })
      moveRules(node, group, suffixes)
      if (group.nodes?.length) to.append(group)
      if (!node.nodes.length) node.remove()
    } else if (isRuleFor(node, suffixes)) {
      to.append(node.clone())
      node.remove()
    }
  })
}

/** Moves the rules that need classes with these suffixes out of a stylesheet. */
export function splitStyles(css: string, suffixes: ReadonlySet<string>): { rest: string; moved: string } {
  const rest = parse(css)
  const moved = root()
  moveRules(rest, moved, suffixes)
  return { rest: rest.toString(), moved: moved.toString() }
}

/** Moves the styles that only pages of the administration use into a stylesheet that only these pages load. */
export const adminStylesheet = (): Plugin => ({
  name: "admin-stylesheet",
  applyToEnvironment: ({ name }) => name === "client",
  // After the stylesheet is made, before the manifest names the files of each route.
  enforce: "post",
  generateBundle(_, bundle) {
    const ofGuests = new Set<string>()
    const visit = (id: string) => {
      if (ofGuests.has(id) || adminModule.test(id)) return
      ofGuests.add(id)
      const module = this.getModuleInfo(id)
      for (const imported of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
        visit(imported)
    }
    const ids = [...this.getModuleIds()]
    for (const id of ids) if (this.getModuleInfo(id)?.isEntry) visit(id)
    const ofAdmin = ids.filter((id) => id.endsWith(".module.css") && !ofGuests.has(id))

    const files = Object.values(bundle)
    const sheet = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"))
    const page = files.find((file) => file.type === "chunk" && layout.test(file.facadeModuleId ?? ""))
    if (sheet?.type !== "asset" || page?.type !== "chunk")
      return this.error("no stylesheet or no admin layout")
    const { rest, moved } = splitStyles(String(sheet.source), new Set(ofAdmin.map(classSuffix)))
    sheet.source = rest
    const file = this.emitFile({ type: "asset", name: "admin.css", source: moved })
    page.viteMetadata?.importedCss.add(this.getFileName(file))
  },
})

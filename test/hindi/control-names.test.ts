import { globSync, readFileSync } from "node:fs"
import { type ESTree, parseSync, Visitor } from "vite"
import { expect, test } from "vitest"
import { hindiTexts } from "#src/shared/hindi/hindi.ts"

type Words = { readonly text: string; readonly isTranslated: boolean }

/** The text of an attribute or a child: a literal, a template or the argument of `t`. */
function wordsOf(node: ESTree.Node | null | undefined): Words | null {
  if (node?.type === "Literal" && typeof node.value === "string")
    return { text: node.value, isTranslated: false }
  if (node?.type === "JSXText")
    return { text: node.value.replaceAll(/\s+/g, " ").trim(), isTranslated: false }
  if (node?.type === "TemplateLiteral")
    return { text: node.quasis.map(({ value }) => value.cooked ?? "").join("{}"), isTranslated: false }
  if (node?.type === "JSXExpressionContainer") return wordsOf(node.expression)
  if (node?.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "t")
    return null
  const words = wordsOf(node.arguments[0])
  return words && { ...words, isTranslated: true }
}

function nameOf({ openingElement }: ESTree.JSXElement): Words | null {
  for (const attribute of openingElement.attributes)
    if (attribute.type === "JSXAttribute" && attribute.name.name === "aria-label")
      return wordsOf(attribute.value)
  return null
}

/** What an element shows, when it is one text. */
function shownIn({ children }: ESTree.JSXElement): Words | null {
  const [only, ...others] = children.filter(
    (child) => child.type !== "JSXText" || wordsOf(child)?.text !== "",
  )
  return others.length === 0 ? wordsOf(only) : null
}

const namedIn = (file: string) => {
  const found: { file: string; name: Words; shown: string }[] = []
  const { program } = parseSync(file, readFileSync(file, "utf8"))
  new Visitor({
    JSXElement(element) {
      const name = nameOf(element)
      const shown = shownIn(element)
      if (name && shown && /\p{L}/u.test(shown.text)) found.push({ file, name, shown: shown.text })
    },
  }).visit(program)
  return found
}

const named = globSync("src/**/*.tsx")
  .filter((file) => !file.endsWith(".test.tsx"))
  .flatMap(namedIn)

const inHindi = (text: string): string => hindiTexts[text] ?? text
const includes = (name: string, shown: string): boolean => name.toLowerCase().includes(shown.toLowerCase())

test("[WORDS-1] the name of a control contains what it shows, also in Hindi (WCAG 2.5.3)", () => {
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name, shown }) => !includes(name.text, shown))).toEqual([])
  const guest = named.filter(({ name }) => name.isTranslated)
  expect(guest.filter(({ name, shown }) => !includes(inHindi(name.text), inHindi(shown)))).toEqual([])
})

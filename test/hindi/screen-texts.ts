import { readFileSync } from "node:fs"
import { type ESTree, parseSync, Visitor } from "vite"

/** Parts of `ui/` that translate the plain texts that they are given, in these attributes and as their only child. */
const translatingParts =
  /^(?:Button|LinkButton|Eyebrow|PageHeader|Notice|EmptyState|Dialog|Icon|Section|Carousel|Price|RoundButton|FormErrorSummary|AnswerNotice|Badge|Disclosure|TaskPart|AccountPage|AuthLayout|EnquiryPage|PictureHero|SentNote|PasskeyButton|IdentityPasskey|IntentButton|SendCodeForm|FieldError|Stepper|PauseButton|PolicyPage|NewsletterNotice|SectionOpening|Day|Text|ScreenText|\w+Field|RadioCards)$/
const translatedAttributes =
  /^(?:label|hint|title|eyebrow|lead|prompt|per|unit|subject|text|phrase|note|heading)$/
const readAttributes =
  /^(?:aria-label|aria-roledescription-text|alt|placeholder|title|label|hint|lead|eyebrow|prompt|subject)$/

/** What a file says: the ids that are translated, and the texts that are shown as they are. */
type ScreenTexts = { readonly ids: string[]; readonly bare: string[] }

const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text)
const plain = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ").trim()

const nameOf = (node: ESTree.JSXElement): string => {
  const { name } = node.openingElement
  return name.type === "JSXIdentifier" ? name.name : ""
}

function readText(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value
  if (node?.type === "JSXExpressionContainer") return readText(node.expression)
  return null
}

const isTranslator = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "Identifier" && callee.name === "t"

const isPlural = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "t"

/** Reads the texts of one file; `keys` are those of its constants. */
export function readScreenTexts(file: string, keys: readonly string[] = []): ScreenTexts {
  const ids: string[] = []
  const bare: string[] = []
  const { program } = parseSync(file, readFileSync(file, "utf8"))
  new Visitor({
    CallExpression(call) {
      const [first, second] = call.arguments
      if (isTranslator(call) && first?.type === "Literal") ids.push(String(first.value))
      if (isPlural(call) && second?.type === "ObjectExpression")
        for (const form of second.properties) {
          const text = form.type === "Property" ? readText(form.value) : null
          if (text !== null) ids.push(text)
        }
    },
    Property({ key, value }) {
      const text = key.type === "Identifier" && keys.includes(key.name) ? readText(value) : null
      if (text !== null) ids.push(text)
    },
    JSXElement(element) {
      const isTranslating = translatingParts.test(nameOf(element))
      const children = element.children.filter(
        (child) => child.type !== "JSXText" || plain(child.value) !== "",
      )
      for (const child of children) {
        if (child.type !== "JSXText" || !hasWords(child.value)) continue
        if (isTranslating && children.length === 1) ids.push(plain(child.value))
        else bare.push(plain(child.value))
      }
      for (const attribute of element.openingElement.attributes) {
        if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue
        const { name } = attribute.name
        const text = readText(attribute.value)
        if (text === null || !hasWords(text)) continue
        if (isTranslating && translatedAttributes.test(name)) ids.push(text)
        else if (readAttributes.test(name)) bare.push(text)
      }
    },
  }).visit(program)
  return { ids, bare }
}

import { startTransition, use, useEffect, useState } from "react"
import type { Language } from "#src/shared/language/language.ts"
import { hindi, textIn, type Translate, translateBy } from "#src/shared/language/translate.ts"
import { catalogueLoaded, loadCatalogue } from "./hindi-catalogue.ts"
import { ServedTextsContext, servedTextsId } from "./served-texts.ts"

/** The first of these events loads the catalogue, before a click can show a new text. */
const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/** The texts of the page: in Hindi those that came with it, and all as soon as the page is used. */
export function usePageTexts(language: Language): Translate {
  const served = use(ServedTextsContext)
  const [t, setTexts] = useState(() => served?.t ?? textIn(language))
  useEffect(() => {
    if (language === "en") return
    const load = () => void loadCatalogue()
    for (const sign of signsOfUse) addEventListener(sign, load, { once: true, passive: true })
    // A new translator, so that what was shown without the catalogue is shown again.
    void catalogueLoaded.then(() => startTransition(() => setTexts(() => translateBy("hi", hindi))))
  }, [language])
  return t
}

/** The place of the texts of a Hindi page, which the server fills when all else is rendered; hydration keeps them. */
export function PageTexts({ language }: { language: Language }) {
  if (language === "en") return null
  return (
    <script
      type="application/json"
      id={servedTextsId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  )
}

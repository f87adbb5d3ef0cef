import { use } from "react"
import { useLocation } from "react-router"
import { inLanguage, tags } from "#src/shared/language/language.ts"
import { EditionContext } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import { classes } from "#src/ui/classes.ts"
import styles from "./language-link.module.css"

/** The same page in the other language, named in that language. A full load: the address alone keeps the choice. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation()
  const other = useText().language === "hi" ? "en" : "hi"
  if (use(EditionContext) === "specification") return null
  return (
    <a
      href={inLanguage(other, pathname + search)}
      lang={tags[other]}
      hrefLang={tags[other]}
      className={classes(styles.language, className)}
    >
      {other === "hi" ? "हिन्दी" : "English"}
    </a>
  )
}

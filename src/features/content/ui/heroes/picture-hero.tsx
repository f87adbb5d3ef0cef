import type { ReactNode } from "react"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import type { ContentImage } from "#src/features/content/image.ts"
import { useText } from "#src/ui/use-text.tsx"
import { fullBleedSizes } from "./full-bleed.ts"
import styles from "./picture-hero.module.css"
import { ImageView } from "../image-view.tsx"

type PictureHeroProps = {
  image: ContentImage
  eyebrow: string
  title: string
  lead: ReactNode
  children?: ReactNode
}

/** The opening of a page over a full-bleed picture at dusk. */
export function PictureHero({ image, eyebrow, title, lead, children }: PictureHeroProps) {
  const t = useText()
  return (
    <header className={styles.hero} data-tone="dark">
      <ImageView image={image} sizes={fullBleedSizes} shape="fill" priority className={styles.picture} />
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{t(title)}</h1>
        <div className={styles.foot}>
          <p className={styles.lead}>{typeof lead === "string" ? t(lead) : lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
    </header>
  )
}

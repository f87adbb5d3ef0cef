import { LinkButton } from "#src/ui/link-button.tsx"
import { Picture } from "#src/ui/pictures/picture.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./offer-cards.module.css"

type BookableOffer = {
  readonly id: string
  readonly name: string
  /** What it does, in sentences. */
  readonly text: string
  readonly description: string
  readonly isForMembers: boolean
  readonly picture: PictureSource | undefined
  readonly bookTo: string
}

/** The offers that can be booked; each leads to the search for its price (GUEST-7). */
export function OfferCards({ offers }: { offers: readonly BookableOffer[] }) {
  const t = useText()
  return (
    <ol className={styles.offers}>
      {offers.map(({ id, name, text, description, isForMembers, picture, bookTo }, place) => (
        <li key={id}>
          <article className={styles.offer} aria-labelledby={`offer-${id}`}>
            {picture && (
              <Picture
                picture={{ ...picture, alt: "" }}
                shape="landscape"
                sizes="(min-width: 62rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                priority={place === 0}
              />
            )}
            <div className={styles.words}>
              {isForMembers && <p className={styles.members}>{t("For members")}</p>}
              <h2 id={`offer-${id}`} className={styles.name}>
                {name}
              </h2>
              <p>{description}</p>
              <p className={styles.terms}>{text}</p>
              <LinkButton to={bookTo} variant="secondary" aria-label={t("Book this offer: {name}", { name })}>
                Book this offer
              </LinkButton>
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}

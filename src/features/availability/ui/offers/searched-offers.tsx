import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { CodeAnswer } from "#src/features/pricing/offers/offer-text.ts"
import type { MemberSaving } from "#src/features/pricing/offers/quote-offers.ts"
import { MemberHint } from "#src/features/pricing/offers/ui/member-hint.tsx"
import { CodeSearch } from "./code-search.tsx"
import styles from "./searched-offers.module.css"

type SearchedOffersProps = {
  search: StaySearch
  isDated: boolean
  isPending: boolean
  /** The offer that the guest came for. */
  offer: { readonly name: string; readonly text: string } | null
  memberSaving: MemberSaving | null
  signInTo: string
  codeAnswer: CodeAnswer
}

/** The offer of a search, what members save, and the field of a promo code. */
export function SearchedOffers({ search, isDated, isPending, offer, ...said }: SearchedOffersProps) {
  if (!offer && !isDated) return null
  return (
    <div className={styles.offers}>
      {offer && (
        <p className={styles.offer}>
          <strong>{offer.name}:</strong> {offer.text}
        </p>
      )}
      {said.memberSaving && <MemberHint saving={said.memberSaving} signInTo={said.signInTo} />}
      {isDated && <CodeSearch search={search} answer={said.codeAnswer} isPending={isPending} />}
    </div>
  )
}

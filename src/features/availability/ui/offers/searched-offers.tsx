import type { RoomFilter } from "#src/features/availability/results/room-filter.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { CodeAnswer } from "#src/features/pricing/offers/offer-text.ts"
import type { MemberSaving } from "#src/features/pricing/offers/quote-offers.ts"
import { MemberHint } from "#src/features/pricing/offers/ui/member-hint.tsx"
import { CodeSearch } from "./code-search.tsx"
import styles from "./searched-offers.module.css"

/** The offer that the guest came for; nothing without one. */
export const SearchedOffer = ({
  offer,
}: {
  offer: { readonly name: string; readonly text: string } | null
}) =>
  offer && (
    <p className={styles.offer}>
      <strong>{offer.name}:</strong> {offer.text}
    </p>
  )

type OtherPricesProps = {
  search: StaySearch
  isPending: boolean
  memberSaving: MemberSaving | null
  signInTo: string
  codeAnswer: CodeAnswer
  filter?: RoomFilter
}

/** The saving of members and the promo code field, shown below the rooms. */
export const OtherPrices = ({ memberSaving, signInTo, codeAnswer, ...codeSearch }: OtherPricesProps) => (
  <div className={styles.others}>
    {memberSaving && <MemberHint saving={memberSaving} signInTo={signInTo} />}
    <CodeSearch {...codeSearch} answer={codeAnswer} />
  </div>
)

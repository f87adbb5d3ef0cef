import type { Profile } from "#src/features/accounts/account.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "#src/features/bookings/ui/stay-facts.module.css"

const addressOf = ({ address, city, pin, state }: Profile): string =>
  [address, [city, pin].filter(Boolean).join(" "), state].filter(Boolean).join(", ")

/** The guest of the booking, from their account. */
export function GuestFacts({ guest }: { guest: Profile }) {
  const t = useText()
  const address = addressOf(guest)
  return (
    <div className={styles.facts}>
      <DefinitionList
        items={[
          { term: "Name", description: guest.name },
          { term: "Email", description: guest.email },
          { term: "Phone", description: guest.phone || t("Not given") },
          ...(address ? [{ term: "Address", description: address }] : []),
        ]}
      />
    </div>
  )
}

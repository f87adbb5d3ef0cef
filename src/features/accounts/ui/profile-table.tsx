import { DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Profile } from "../account.ts"
import { type AccountField, accountFields } from "../account-fields.ts"
import styles from "./profile-table.module.css"

const shown = [
  "username",
  "name",
  "email",
  "phone",
  "address",
  "pin",
  "city",
  "state",
] as const satisfies readonly AccountField[]

const notInformed = "Not given yet"

type ProfileTableProps = { profile: Profile; role: string | null; hasAccount?: boolean }

/** The data of an account (ACCT-1); the username of a guest without one is not shown. */
export function ProfileTable({ profile, role, hasAccount = true }: ProfileTableProps) {
  const t = useText()
  const fields = hasAccount ? shown : shown.filter((field) => field !== "username")
  const facts = fields.map((field) => ({
    term: accountFields[field],
    description: profile[field] || t(notInformed),
  }))
  return (
    <div className={styles.profile}>
      <DefinitionList items={role ? [...facts, { term: "Role", description: t(role) }] : facts} />
    </div>
  )
}

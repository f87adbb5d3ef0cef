import { DefinitionList } from "#src/ui/definition-list.tsx"
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

const notInformed = "Not told yet"

type ProfileTableProps = { profile: Profile; role: string | null }

/** The data of an account (ACCT-1). */
export function ProfileTable({ profile, role }: ProfileTableProps) {
  const facts = shown.map((field) => ({
    term: accountFields[field],
    description: profile[field] || notInformed,
  }))
  return (
    <div className={styles.profile}>
      <DefinitionList items={role ? [...facts, { term: "Role", description: role }] : facts} />
    </div>
  )
}

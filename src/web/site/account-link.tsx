import { UserGearIcon } from "@phosphor-icons/react/dist/icons/UserGear"
import { Link } from "#src/ui/navigation/link.tsx"
import { useStoredSession } from "#src/features/accounts/ui/stored-session.ts"
import { adminRoleCode } from "#src/shared/actor.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useText } from "#src/ui/use-text.tsx"

type AccountLinkProps = { className?: string | undefined; onFollow?: () => void }

/** LOGIN, or a link to the account in a browser that has signed in (NAV-2, NAV-3). */
export function AccountLink({ className, onFollow }: AccountLinkProps) {
  const t = useText()
  const session = useStoredSession()
  if (!session) {
    return (
      <Link to="/signin" className={className} onClick={onFollow}>
        {t("LOGIN")}
      </Link>
    )
  }
  const isOwner = session.role === adminRoleCode
  return (
    <Link to="/my-account" className={className} onClick={onFollow}>
      {isOwner && <Icon of={UserGearIcon} />}
      {isOwner ? t("ADMIN") : t("MY ACCOUNT")}
    </Link>
  )
}

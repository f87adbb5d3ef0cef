import { hotel } from "#src/shared/hotel.ts"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-invitation.module.css"

/** The call to action before the footer. */
export function HomeInvitation() {
  const t = useText()
  const shown = useScreenText()
  const { phone, href } = hotel.reservations
  return (
    <Section tone="parchment" width="wide" labelledBy="invitation">
      <div className={styles.invitation}>
        <h2 id="invitation">
          <span>{t("Land late.")} </span>
          <span>{t("Leave early.")} </span>
          <span>{t("Sleep in between.")}</span>
        </h2>
        <div className={styles.invitationTexts}>
          <p>
            {shown(firstVisitMessages.noCardNeeded)}{" "}
            {t("Change your plans up to a day before you arrive, and it costs you nothing.")}
          </p>
          <div className={styles.actions}>
            <LinkButton to="/booking" size="large">
              Reserve a room
            </LinkButton>
            <LinkButton href={href} size="large" variant="quiet">
              {phone}
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  )
}

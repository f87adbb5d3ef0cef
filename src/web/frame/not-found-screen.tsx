import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./not-found-screen.module.css"

/** The page of an unknown address (ROUTE-9). */
export function NotFoundScreen() {
  const shown = useScreenText()
  const t = useText()
  const { code, title, back } = firstVisitMessages.notFound
  return (
    <Section width="wide">
      <div className={styles.screen}>
        <img className={styles.drawing} src="/brand/lost.svg" alt="" width={800} height={520} />
        <div className={styles.words}>
          <p className={styles.code}>{code}</p>
          <h1>{t(title)}</h1>
          <p>{t("This departure is not on our board. The way home is short.")}</p>
          <div className={styles.actions}>
            <LinkButton to="/">{shown(back)}</LinkButton>
            <LinkButton to="/rooms" variant="quiet">
              See the rooms
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  )
}

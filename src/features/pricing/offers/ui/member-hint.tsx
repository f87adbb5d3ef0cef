import { Link } from "react-router"
import { Text } from "#src/ui/use-text.tsx"
import { formatMemberSaving } from "../offer-text.ts"
import type { MemberSaving } from "../quote-offers.ts"
import styles from "./offer-note.module.css"

/** What members save, for everybody else. */
export const MemberHint = ({ saving, signInTo }: { saving: MemberSaving; signInTo: string }) => (
  <p className={styles.hint}>
    <Text
      text={`${formatMemberSaving(saving)}: <link>sign in</link>`}
      parts={{ link: <Link to={signInTo}>{""}</Link> }}
    />
  </p>
)

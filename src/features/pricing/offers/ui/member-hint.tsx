import { Link } from "react-router"
import { formatMemberSaving } from "../offer-text.ts"
import type { MemberSaving } from "../quote-offers.ts"
import styles from "./offer-note.module.css"

/** What members save, for everybody else. */
export const MemberHint = ({ saving, signInTo }: { saving: MemberSaving; signInTo: string }) => (
  <p className={styles.hint}>
    {`${formatMemberSaving(saving)}: `}
    <Link to={signInTo}>sign in</Link>
  </p>
)

import { Link, useLocation } from "react-router"
import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { RoomFacts } from "#src/features/rooms/ui/room-facts.tsx"
import { RoomPicture } from "#src/features/rooms/ui/room-picture.tsx"
import { formatMoney } from "#src/shared/money.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { messages } from "#src/shared/messages.ts"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { classes } from "#src/ui/classes.ts"
import { BottomBar } from "#src/ui/navigation/bottom-bar.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { FromPrice } from "#src/ui/price/from-price.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Quote } from "#src/features/pricing/quote.ts"
import { PriceBreakdown } from "#src/features/pricing/ui/price-breakdown.tsx"
import { type OtherStays, OtherStaysView } from "./other-stays.tsx"
import { formatRoomsLeft } from "./scarcity-text.ts"
import styles from "./stay-answer.module.css"
import { useIsOwnChange } from "./use-stay-draft.ts"

/** The result of a search for one room type. */
type Answer =
  | {
      readonly kind: "quote"
      readonly quote: Quote
      readonly left: number
      /** Until when it can be cancelled free of charge. */
      readonly freeCancellation: string | null
      readonly bookTo: string
      readonly keepTo: string | null
    }
  | {
      readonly kind: "refused"
      readonly text: string
      readonly isBesideField: boolean
      readonly others: OtherStays
      /** The waitlist for this stay; null where waiting would not help. */
      readonly joinTo: string | null
    }

type StayAnswerProps = {
  room: RoomType
  picture: PictureSource | undefined
  /** Null until dates are chosen. */
  answer: Answer | null
  /** A newer result is loading. */
  isPending: boolean
}

const formatStayLength = ({ nights, rooms }: Quote): string =>
  `${formatNights(nights.length)}, ${formatRooms(rooms)}`

// A refusal of the whole stay is an alert of its own; a refusal of a field is announced here.
function announcementOf(answer: Answer | null, t: Translate): string {
  if (!answer) return ""
  if (answer.kind === "refused") return answer.isBesideField ? t(answer.text) : ""
  return t("{stay}: {total} in total, taxes included.", {
    stay: t(formatStayLength(answer.quote)),
    total: formatMoney(answer.quote.total),
  })
}

function Quoted({ quote, left, freeCancellation, bookTo, keepTo }: Extract<Answer, { kind: "quote" }>) {
  const t = useText()
  const scarcity = formatRoomsLeft(left)
  return (
    <>
      <PriceBreakdown price={quote} />
      {scarcity && <p className={styles.left}>{t(scarcity)}</p>}
      <BottomBar
        fact={
          <>
            <Price amount={quote.total} size="large" />
            <span>{t(formatStayLength(quote))}</span>
          </>
        }
      >
        <LinkButton to={bookTo} size="large" wide>
          Continue to booking
        </LinkButton>
      </BottomBar>
      <p className={styles.note}>
        {freeCancellation && t(freeCancellation)} {t(messages.booking.noCardNeeded)}{" "}
        {keepTo && <Link to={keepTo}>{t("Keep this price for 24 hours")}</Link>}
      </p>
    </>
  )
}

/** A room and the price of a stay in it; screen readers announce new prices (AVAIL-2). */
export function StayAnswer({ room, picture, answer, isPending }: StayAnswerProps) {
  const t = useText()
  const isOwnChange = useIsOwnChange()
  const { key } = useLocation()
  return (
    <aside
      className={styles.offer}
      data-tone="parchment"
      aria-label={t("Your stay: {room}", { room: t(room.name) })}
    >
      <RoomPicture picture={picture} sizes="(min-width: 62rem) 28rem, 100vw" shape="landscape" />
      <div className={styles.words}>
        <h2 className={styles.name}>{t(room.name)}</h2>
        <RoomFacts room={room} />
        <VisuallyHidden>
          <output>{isOwnChange && !isPending ? announcementOf(answer, t) : ""}</output>
        </VisuallyHidden>
        <div className={classes(styles.answer, isPending && styles.pending)} aria-busy={isPending}>
          {!answer && <FromPrice amount={room.finalPrice} was={room.price} />}
          {answer?.kind === "refused" &&
            (answer.isBesideField ? (
              <p className={styles.note}>
                {t("The price follows as soon as dates and guests fit together.")}
              </p>
            ) : (
              <>
                {isOwnChange ? (
                  <Notice tone="error" title={answer.text} live />
                ) : (
                  <AnswerNotice key={key} tone="error" title={answer.text} />
                )}
                <OtherStaysView {...answer.others} />
                {answer.joinTo && (
                  <LinkButton to={answer.joinTo} variant="secondary" wide>
                    Join the waitlist
                  </LinkButton>
                )}
              </>
            ))}
          {answer?.kind === "quote" && <Quoted {...answer} />}
        </div>
      </div>
    </aside>
  )
}

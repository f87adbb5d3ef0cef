import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import { usePageHandle } from "#src/web/frame/page-handle.ts"
import { BookingFooter } from "./booking-footer.tsx"
import { SiteFooter } from "./site-footer.tsx"
import styles from "./site-frame.module.css"
import { SiteHeader } from "./site-header.tsx"
import { useIsBookingStep } from "./use-is-booking-step.ts"

type SiteFrameProps = { children: ReactNode; bookingBar?: ReactNode }

/** The layout of every public page. */
export function SiteFrame({ children, bookingBar }: SiteFrameProps) {
  const { hero = false, withoutBookingBar } = usePageHandle()
  const isSlim = useIsBookingStep()
  const isBarShown = Boolean(bookingBar) && !withoutBookingBar
  return (
    <div className={classes(styles.frame, isBarShown && styles.withBar)}>
      <SiteHeader overPicture={hero} isSlim={isSlim} />
      {/* Early in the tab order; the stylesheet positions it at the bottom. */}
      {isBarShown && (
        <div className={styles.bar} data-booking-bar>
          {bookingBar}
        </div>
      )}
      <main id="main" tabIndex={-1} className={classes(styles.main, !hero && styles.below)}>
        {children}
      </main>
      {isSlim ? <BookingFooter /> : <SiteFooter />}
    </div>
  )
}

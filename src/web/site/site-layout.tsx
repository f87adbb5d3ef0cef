import { Outlet } from "react-router"
import { BookingBar } from "#src/features/availability/ui/booking-bar/booking-bar.tsx"
import { SiteFrame } from "./site-frame.tsx"

export default function SiteLayout() {
  return (
    <SiteFrame bookingBar={<BookingBar />}>
      <Outlet />
    </SiteFrame>
  )
}

/** Where guests read texts. */
export const guestFiles = [
  "src/ui/**/*.tsx",
  "src/web/{site,account,frame}/**/*.tsx",
  "src/web/root.tsx",
  "src/features/*/ui/**/*.tsx",
  "src/features/*/*/ui/**/*.tsx",
]

/** Screens of staff and of developers, which are English. */
export const staffFiles =
  /^src\/(?:ui\/(?:data-table|styleguide|forms\/edit-conflict[.]tsx)|features\/(?:accounting|audit|backups|emails|folio|front-desk|inventory|media|operations|page-views|set-up)|features\/content\/ui\/editing|features\/bookings\/(?:folio|deposits|list)|features\/bookings\/(?:place\/ui\/caller|pay\/ui\/(?:desk-actions|payment-link-form)|company\/ui\/company-panel|waitlist\/ui\/waitlist-columns)|features\/pricing\/ui\/(?:effect-view|rate-[a-z]+|rule-forms|season-list)|features\/rooms\/ui\/room-(?:columns|form)|features\/accounts\/(?:ui\/(?:invitation-form|role-form|staff-work)|second-factor\/ui\/reset-second-factor-form)|features\/bookings\/(?:ui\/(?:booking-detail|booking-notes|short-stay|status-form)|cancel\/ui\/cancellation|change\/ui\/reopen-stay-form)|features\/(?:documents\/ui\/documents-panel|enquiries\/ui\/trust-notice|tables\/ui\/table-(?:columns|day))|.*\/desk)(?:\/|[.-]|$)/

/** Folders and files that are not translated yet. Shorten this list; when it is empty, delete it. */
export const untranslated: readonly string[] = ["src/web/site/pages/styleguide.tsx"]

/** Constants whose texts are shown with `t(...)`: the keys of each file. */
export const constants: Readonly<Record<string, readonly string[]>> = {
  "src/features/availability/results/room-filter.ts": ["king", "queen", "double", "twin", "single"],
  "src/features/availability/results/ui/comparison.tsx": ["name"],
  "src/features/bookings/arrival/arrival.ts": ["label"],
  "src/features/bookings/pay/ui/payment-due.tsx": ["label"],
  "src/features/bookings/pay/ui/payment-outcome.ts": ["title", "text"],
  "src/features/bookings/place/ui/confirm-form.tsx": ["description"],
  "src/features/bookings/place/ui/guest-facts.tsx": ["term"],
  "src/features/rooms/ui/room-page/room-details.tsx": ["term"],
  "src/web/site/pages/booking/check-availability.tsx": ["label"],
  "src/web/site/pages/booking/check-in.tsx": ["term"],
  "src/web/site/pages/booking/compare-rooms.tsx": ["label", "term"],
  "src/web/site/pages/booking/confirm-booking.tsx": ["label"],
  "src/web/site/pages/booking/pay-by-link.tsx": ["title", "text"],
  "src/web/site/pages/booking/payment.tsx": ["not-signed-in", "lapsed", "ended"],
  "src/web/site/pages/booking/price-lock/keep-price.tsx": ["label"],
  "src/web/site/pages/booking/price-lock/quote.tsx": ["term"],
  "src/web/site/pages/booking/waitlist/join-waitlist.tsx": ["label", "term"],
  "src/features/bookings/waitlist/ui/waitlist-text.ts": [
    "unconfirmed",
    "waiting",
    "offered",
    "booked",
    "missed",
    "left",
    "removed",
    "over",
  ],
  "database/seed/room-types.ts": ["name", "kind", "bed"],
  "src/web/site/site-links.ts": ["label"],
  "src/web/site/footer-links.ts": ["label"],
  "src/features/content/ui/home/home-opening.tsx": ["name", "note"],
  "src/features/content/ui/dining/diet-mark.tsx": ["veg"],
  "src/features/content/menu/menu.ts": ["G", "M", "E", "F", "C", "N", "S", "U"],
  "src/features/accounts/account-fields.ts": [
    "name",
    "username",
    "email",
    "phone",
    "password",
    "currentPassword",
    "confirmPassword",
    "otp",
    "code",
    "address",
    "pin",
    "city",
    "state",
  ],
  "src/features/accounts/sessions/ui/security-links.tsx": ["label"],
  "src/features/content/texts/corporate.ts": ["tier", "line", "hall"],
  "src/features/enquiries/ui/banquet-texts.ts": ["eyebrow", "title", "lead", "heading"],
  "src/features/enquiries/ui/contact-cards.tsx": ["title", "note"],
  "src/features/enquiries/ui/map-and-address.tsx": ["by", "how"],
  "src/features/tables/table-facts.ts": ["label"],
  "src/features/tables/table-fields.ts": [
    "outlet",
    "day",
    "time",
    "guests",
    "name",
    "email",
    "phone",
    "note",
  ],
  "src/web/account/account-layout-menu.ts": ["label"],
  "src/web/account/pages/user-offer.tsx": ["title", "alt", "text"],
  "src/web/site/pages/corporate-query.tsx": ["eyebrow", "title", "lead", "heading"],
}

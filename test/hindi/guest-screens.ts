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
  /^src\/(?:ui\/(?:data-table|styleguide|forms\/edit-conflict[.]tsx)|features\/(?:accounting|audit|backups|emails|front-desk|inventory|media|operations|page-views|privacy|set-up)|features\/content\/ui\/editing|features\/bookings\/(?:folio|deposits|list)|features\/bookings\/(?:place\/ui\/caller|pay\/ui\/(?:desk-actions|payment-link-form)|company\/ui\/company-panel|waitlist\/ui\/waitlist-columns)|features\/pricing\/ui\/(?:effect-view|rate-[a-z]+|rule-forms|season-list)|features\/rooms\/ui\/room-(?:columns|form)|.*\/desk)(?:\/|[.-]|$)/

/** Folders and files that are not translated yet. Shorten this list; when it is empty, delete it. */
export const untranslated: readonly string[] = [
  "src/features/accounts/passkeys/",
  "src/features/accounts/password-reset/",
  "src/features/accounts/passwords/",
  "src/features/accounts/second-factor/",
  "src/features/accounts/sessions/",
  "src/features/accounts/ui/",
  "src/features/bookings/cancel/",
  "src/features/bookings/change/",
  "src/features/bookings/ui/",
  "src/features/content/ui/dining/outlet-chapter.tsx",
  "src/features/content/ui/event-spaces.tsx",
  "src/features/content/ui/membership.tsx",
  "src/features/documents/ui/",
  "src/features/enquiries/ui/",
  "src/features/folio/ui/",
  "src/features/tables/ui/",
  "src/web/account/",
  "src/web/site/pages/confirm-email.tsx",
  "src/web/site/pages/contact.tsx",
  "src/web/site/pages/corporate.tsx",
  "src/web/site/pages/dining/",
  "src/web/site/pages/newsletter/",
  "src/web/site/pages/sign-in/",
  "src/web/site/pages/styleguide.tsx",
]

/** Constants whose texts are shown with `t(...)`: the keys of each file. */
export const constants: Readonly<Record<string, readonly string[]>> = {
  "src/features/bookings/arrival/arrival.ts": ["label"],
  "src/features/bookings/pay/ui/payment-due.tsx": ["label"],
  "src/features/bookings/pay/ui/payment-outcome.ts": ["title", "text"],
  "src/features/bookings/place/ui/confirm-form.tsx": ["description"],
  "src/features/bookings/place/ui/guest-facts.tsx": ["term"],
  "src/features/rooms/ui/room-page/room-details.tsx": ["term"],
  "src/web/site/pages/booking/check-availability.tsx": ["label"],
  "src/web/site/pages/booking/check-in.tsx": ["term"],
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
}

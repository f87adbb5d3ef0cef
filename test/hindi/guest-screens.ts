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
  /^src\/(?:ui\/(?:data-table|styleguide|forms\/edit-conflict[.]tsx)|features\/(?:accounting|audit|backups|emails|front-desk|inventory|media|operations|page-views|privacy|set-up)|features\/content\/ui\/editing|features\/bookings\/(?:folio|deposits|list)|.*\/desk)(?:\/|$)/

/** Folders and files that are not translated yet. Shorten this list; when it is empty, delete it. */
export const untranslated: readonly string[] = [
  "src/features/accounts/passkeys/",
  "src/features/accounts/password-reset/",
  "src/features/accounts/passwords/",
  "src/features/accounts/second-factor/",
  "src/features/accounts/sessions/",
  "src/features/accounts/ui/",
  "src/features/availability/ui/other-stays.tsx",
  "src/features/availability/ui/party-fields.tsx",
  "src/features/availability/ui/room-price.tsx",
  "src/features/availability/ui/stay-offer.tsx",
  "src/features/availability/ui/stay-results.tsx",
  "src/features/bookings/arrival/",
  "src/features/bookings/cancel/",
  "src/features/bookings/change/",
  "src/features/bookings/company/",
  "src/features/bookings/extras/",
  "src/features/bookings/pay/",
  "src/features/bookings/place/",
  "src/features/bookings/price-lock/",
  "src/features/bookings/ui/",
  "src/features/bookings/waitlist/",
  "src/features/content/ui/dining/outlet-chapter.tsx",
  "src/features/content/ui/event-spaces.tsx",
  "src/features/content/ui/membership.tsx",
  "src/features/content/ui/offer-cards.tsx",
  "src/features/content/ui/policy-page.tsx",
  "src/features/content/ui/room-index.tsx",
  "src/features/content/ui/room-showcase.tsx",
  "src/features/documents/ui/",
  "src/features/enquiries/ui/",
  "src/features/folio/ui/",
  "src/features/pricing/offers/",
  "src/features/pricing/ui/",
  "src/features/rooms/ui/",
  "src/features/tables/ui/",
  "src/web/account/",
  "src/web/site/pages/blog/",
  "src/web/site/pages/booking/",
  "src/web/site/pages/confirm-email.tsx",
  "src/web/site/pages/contact.tsx",
  "src/web/site/pages/corporate.tsx",
  "src/web/site/pages/dining/",
  "src/web/site/pages/gallery.tsx",
  "src/web/site/pages/newsletter/",
  "src/web/site/pages/offers.tsx",
  "src/web/site/pages/policies/",
  "src/web/site/pages/proof.tsx",
  "src/web/site/pages/room.tsx",
  "src/web/site/pages/rooms.tsx",
  "src/web/site/pages/sign-in/",
  "src/web/site/pages/styleguide.tsx",
]

/** Constants whose texts are shown with `t(...)`: the keys of each file. */
export const constants: Readonly<Record<string, readonly string[]>> = {
  "src/web/site/site-links.ts": ["label"],
  "src/web/site/footer-links.ts": ["label"],
  "src/features/content/ui/home/home-opening.tsx": ["name", "note"],
}

import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

/** Screens of the workshop, never part of a build. */
const workshop = import.meta.env.DEV ? [route("styleguide", "pages/site/styleguide.tsx")] : []

/** Each kind of enquiry has the same screens, by the names of the specification (ROUTE-6). */
const enquiryDesks = ["contact", "enquery", "corporate-query"]

export default [
  layout("layouts/site-layout.tsx", [
    index("pages/site/home.tsx"),
    route("rooms", "pages/site/rooms.tsx"),
    route("room", "pages/site/rooms.tsx", { id: "room" }),
    ...["dine", "dining", "explore-dining"].map((path) => route(path, "pages/site/dine.tsx", { id: path })),
    route("menu", "pages/site/menu.tsx"),
    route("menu.pdf", "pages/site/menu-pdf.ts"),
    route("gallery", "pages/site/gallery.tsx"),
    route("corporate", "pages/site/corporate.tsx"),
    route("blog", "pages/site/blog.tsx"),
    route("blog/:slug", "pages/site/blog-post.tsx"),
    route("privacypolicy", "pages/site/privacy.tsx"),
    route("termsandconditions", "pages/site/terms.tsx"),
    route("cancellationandrefund", "pages/site/cancellation-refund.tsx"),
    ...["allroom", "booking", "related-room"].map((path) =>
      route(path, "pages/site/room-list.tsx", { id: path }),
    ),
    route("check-availability", "pages/site/search-availability.tsx"),
    route("check-availability/:id", "pages/site/check-availability.tsx"),
    route("checkin", "pages/site/check-in.tsx"),
    route("booking/:id", "pages/site/confirm-booking.tsx"),
    route("payment/:id", "pages/site/payment.tsx"),
    route("confirmation", "pages/site/confirmation.tsx"),
    route("contact-us", "pages/site/contact.tsx"),
    ...["query", "banquet-query"].map((path) => route(path, "pages/site/banquet-query.tsx", { id: path })),
    route("corporate-query", "pages/site/corporate-query.tsx"),
    route("newsletter", "pages/site/newsletter.tsx"),
    route("signin", "pages/site/sign-in.tsx"),
    route("login", "pages/site/sign-in.tsx", { id: "login" }),
    route("signup", "pages/site/sign-up.tsx"),
    route("forget1", "pages/site/forget-username.tsx"),
    route("forget2", "pages/site/forget-code.tsx"),
    route("forget3", "pages/site/forget-password.tsx"),
    route("signout", "pages/site/sign-out.tsx"),
    layout("layouts/account-layout.tsx", [
      route("my-account", "pages/account/my-account.tsx"),
      route("update-profile", "pages/account/update-profile.tsx"),
      route("user-booking", "pages/account/user-booking.tsx"),
      route("user-offer", "pages/account/user-offer.tsx"),
      route("user-support", "pages/account/user-support.tsx"),
    ]),
    ...workshop,
    route("*", "pages/site/not-found.tsx"),
  ]),
  layout("layouts/admin-layout.tsx", [
    route("admin", "pages/admin/home.tsx"),
    route("admin/day", "pages/admin/day.tsx"),
    route("admin/figures", "pages/admin/figures.tsx"),
    route("admin/booking", "pages/admin/bookings.tsx"),
    route("admin/cancellations", "pages/admin/cancellations.tsx"),
    route("admin/confirm", "pages/admin/confirmed-records.tsx"),
    ...enquiryDesks.flatMap((desk) => [
      route(`admin/${desk}`, "pages/admin/enquiries.tsx", { id: `admin-${desk}` }),
      route(`admin/${desk}/aside`, "pages/admin/enquiries.tsx", { id: `admin-${desk}-aside` }),
      route(`admin/${desk}/:id`, "pages/admin/enquiry.tsx", { id: `admin-${desk}-one` }),
    ]),
    route("admin/roomcart", "pages/admin/room-types.tsx"),
    route("admin/roomcart/create", "pages/admin/create-room-type.tsx"),
    route("admin/roomcart/update/:id", "pages/admin/update-room-type.tsx"),
    route("admin/testimonial", "pages/admin/testimonials.tsx"),
    route("admin/create-testimonial", "pages/admin/create-testimonial.tsx"),
    route("admin/update-testimonial/:id", "pages/admin/update-testimonial.tsx"),
    route("admin/offers", "pages/admin/offers.tsx"),
    route("admin/create-offers", "pages/admin/create-offer.tsx"),
    route("admin/:id", "pages/admin/booking.tsx"),
  ]),
  route("admin/theme", "pages/admin/theme.ts"),
  route("admin/upload-picture", "pages/admin/upload-picture.ts"),
  ...enquiryDesks.flatMap((desk) => [
    route(`admin/${desk}.csv`, "pages/admin/enquiries-file.ts", { id: `admin-${desk}-file` }),
    route(`admin/${desk}/aside.csv`, "pages/admin/enquiries-file.ts", { id: `admin-${desk}-aside-file` }),
  ]),
  route("admin/booking.csv", "pages/admin/bookings-file.ts"),
] satisfies RouteConfig

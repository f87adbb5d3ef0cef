/** The texts of the catalogue that a first visit brings: all others come with the pages that show them. */
export const firstVisitMessages = {
  notFound: { code: "404", title: "Page Not Found", back: "Go Back To Home" },
  home: { testimonialsLoading: "Loading testimonials...", testimonialsFailed: "Record Not Found" },
  newsletter: { subscribed: "Thanks For Subscribe !", failed: "Internal Server Error" },
  noCardNeeded: "No card is needed to confirm a booking.",
} as const

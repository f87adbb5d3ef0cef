import { findTranslation } from "./language/translate.ts"
import { addEditedTexts } from "./language/screen-text.ts"

/** The texts of the catalogue that are loaded on a first visit; all others are loaded with the pages that show them. */
export const firstVisitMessages = {
  notFound: { code: "404", title: "Page Not Found", back: "Go Back To Home" },
  home: { testimonialsLoading: "Loading testimonials...", testimonialsFailed: "Record Not Found" },
  newsletter: { subscribed: "Thanks For Subscribe !", failed: "Internal Server Error" },
  noRooms: "Room Record Not Found!!",
  notAvailable: "Room not available",
  noCardNeeded: "No card is needed to confirm a booking.",
} as const

const editedTexts: Readonly<Record<string, string>> = {
  "Go Back To Home": "Back to the home page",
  "Room Record Not Found!!": "No rooms to show just now",
  "Room not available": "This room is not available",
  "Record Not Found": "The reviews could not be loaded",
  "Thanks For Subscribe !": "Thank you. Please open the link in our email",
  "Internal Server Error": "We could not do this just now. Please try again",
}
addEditedTexts((text) => findTranslation(editedTexts, text))

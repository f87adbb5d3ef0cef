/** The texts of the server while it cannot answer with a page. */
export const outageMessages = {
  unavailable: {
    title: "We will be back in a moment",
    text: "Our reservation system does not answer just now. Please try again in a few moments.",
  },
  busy: {
    title: "We are very busy at the moment",
    text: "More guests are here than we can serve at once. Please try again in a few moments.",
  },
} as const

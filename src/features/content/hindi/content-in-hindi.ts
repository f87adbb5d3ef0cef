import { blogHindi } from "./blog.ts"
import { corporateHindi } from "./corporate.ts"
import { homeHindi } from "./home.ts"
import { offersHindi } from "./offers.ts"
import { outletsHindi } from "./outlets.ts"
import { picturesHindi } from "./pictures.ts"
import { roomsHindi } from "./rooms.ts"

/** The Hindi of the content by its English text: what the loaders of pages show. The voice and words of `shared/hindi`. */
export const contentInHindi: Readonly<Record<string, string>> = {
  ...blogHindi,
  ...corporateHindi,
  ...homeHindi,
  ...offersHindi,
  ...outletsHindi,
  ...picturesHindi,
  ...roomsHindi,
}

import { blogHindi } from "./blog.ts"
import { cancellationHindi } from "./cancellation.ts"
import { captionsHindi } from "./captions.ts"
import { galleryHindi } from "./gallery.ts"
import { corporateHindi } from "./corporate.ts"
import { homeHindi } from "./home.ts"
import { menuSafarAeroHindi } from "./menu-safar-aero.ts"
import { menuUdaanZaikaHindi } from "./menu-udaan-zaika.ts"
import { morePicturesHindi } from "./more-pictures.ts"
import { offersHindi, offerTermsHindi } from "./offers.ts"
import { outletsHindi } from "./outlets.ts"
import { picturesHindi } from "./pictures.ts"
import { roomsHindi } from "./rooms.ts"
import { privacyHindi } from "./privacy.ts"
import { searchHindi } from "./search.ts"
import { termsHindi } from "./terms.ts"

/** The Hindi of the content by its English text: what the loaders of pages show. The voice and words of `shared/hindi`. */
export const contentInHindi: Readonly<Record<string, string>> = {
  ...blogHindi,
  ...cancellationHindi,
  ...captionsHindi,
  ...galleryHindi,
  ...corporateHindi,
  ...homeHindi,
  ...menuSafarAeroHindi,
  ...menuUdaanZaikaHindi,
  ...morePicturesHindi,
  ...offersHindi,
  ...offerTermsHindi,
  ...outletsHindi,
  ...picturesHindi,
  ...roomsHindi,
  ...privacyHindi,
  ...searchHindi,
  ...termsHindi,
}

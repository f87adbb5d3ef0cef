/*
 * The Hindi of the guest screens by its English text (WORDS-1), in the voice of a fine hotel: warm, short, आप. One file for
 * each area of the site. A text here is the English of the edited edition, exactly.
 *
 * Words, everywhere the same: booking बुकिंग, reservation आरक्षण, check-in चेक-इन, check-out चेक-आउट, room कमरा, suite सुइट,
 * guest अतिथि, adult वयस्क, child बच्चा, night रात, stay ठहरना (noun: प्रवास), arrive आगमन, depart प्रस्थान, dates तारीख़ें, price क़ीमत,
 * tax कर, payment भुगतान, refund धन-वापसी, cancel रद्द करना, invoice इनवॉइस, offer ऑफ़र, member सदस्य, account खाता, password
 * पासवर्ड, code कोड, email ईमेल, phone फ़ोन, enquiry पूछताछ, event आयोजन, table टेबल, dining भोजन, desk रिसेप्शन.
 * Names are written by ear: Vimana विमाना, Classic क्लासिक, Executive एग्ज़ीक्यूटिव, Deluxe डीलक्स, Super Deluxe सुपर डीलक्स,
 * Family Suite फ़ैमिली सुइट, Udaan उड़ान, Safar सफ़र, Aero-Stag एयरो-स्टैग, Zaika ज़ायका.
 */
import { addHindi, findTranslation } from "#src/shared/language/translate.ts"
import { afterBookingTexts } from "./after-booking.ts"
import { bookingTexts } from "./booking.ts"
import { bookingStepTexts } from "./booking-steps.ts"
import { accountTexts } from "./account.ts"
import { contactTexts } from "./contact.ts"
import { corporateTexts } from "./corporate.ts"
import { diningTexts } from "./dining.ts"
import { frameTexts } from "./frame.ts"
import { homeTexts } from "./home.ts"
import { pagesTexts } from "./pages.ts"
import { layoverTexts } from "./layovers.ts"
import { messageTexts } from "./messages.ts"
import { ownBookingTexts } from "./own-bookings.ts"
import { rephrase } from "./phrases.ts"
import { resultTexts } from "./results.ts"
import { roomTexts } from "./rooms.ts"
import { signInTexts } from "./sign-in.ts"
import { stayTexts } from "./stay.ts"
import { uiTexts } from "./ui.ts"

export const hindiTexts: Readonly<Record<string, string>> = {
  ...afterBookingTexts,
  ...bookingTexts,
  ...bookingStepTexts,
  ...frameTexts,
  ...homeTexts,
  ...roomTexts,
  ...pagesTexts,
  ...accountTexts,
  ...contactTexts,
  ...corporateTexts,
  ...diningTexts,
  ...layoverTexts,
  ...messageTexts,
  ...ownBookingTexts,
  ...resultTexts,
  ...signInTexts,
  ...stayTexts,
  ...uiTexts,
}

const find = (text: string) => findTranslation(hindiTexts, text)

addHindi((text) => find(text) ?? rephrase(text, (part) => find(part) ?? part))

import { editedText } from "./language/edited-text.ts"
import { firstVisitMessages } from "./first-visit-messages.ts"
import { addEditedTexts } from "./language/screen-text.ts"

addEditedTexts(editedText)

const { notFound, home, newsletter, noCardNeeded, notAvailable } = firstVisitMessages

/**
 * The texts that the contract shows in quotes, without those of `staff-messages.ts` and `outage-messages.ts`: exactly so,
 * spelling and spaces included. Screens show what `screenText` makes of them.
 */
export const messages = {
  notFound,
  home,
  rooms: { empty: firstVisitMessages.noRooms },
  availability: {
    datesMissing: "Please select both Check-In and Check-Out dates.",
    checkOutNotAfterCheckIn: "Check-Out date must be after Check-In date.",
    checkInPast: "Check-In date cannot be earlier than today.",
    tooManyAdults: "Maximum 2 adults allowed per room.",
    tooManyChildren: "Maximum 2 children allowed per room.",
    noAdult: "At least 1 adult is required per room.",
    noRoom: "At least one room is required.",
    zeroTotal: "Invalid dates",
    notAvailable,
    tooManyNights: "A stay can be at most 30 nights. For longer stays please call us.",
    tooManyRooms: "Up to 10 rooms can be booked at once. For larger parties please send us an enquiry.",
    tooFarAhead: "Reservations open 500 days ahead.",
  },
  booking: {
    payAtHotel: "Pay at Hotel",
    netBanking: "Net Banking",
    netBankingLabel: "Net Banking / Card / UPI / EMI",
    confirmed: "Booking is Confirm",
    completed: "Booking is Complete",
    paymentPending: "Pending",
    paymentDone: "Done",
    thankYou: "Thank you! You Booking Has Been Successfully Complete.",
    backToHome: "Back to Home",
    alreadyBooked: (reference: string): string =>
      `You already booked this stay (reference ${reference}). Book it again?`,
    noCardNeeded,
    empty: "Your booking is empty",
    bookARoom: "Book a Room",
    refresh: "REFRESH",
    cancel: "Cancel Booking",
    cancelPrompt: "Are you sure you want to cancel this booking , Contact Our Support Team?",
  },
  payment: {
    title: "Make a Payment",
    pay: "Pay",
    off: "Online payment is not available at the moment. Please choose Pay at Hotel.",
  },
  links: {
    noLongerValid: "This link is no longer valid",
  },
  accounts: {
    passwordsDiffer: "Password and Confirm Password Doesn't Matched",
    usernameTaken: "Username Already Taken",
    emailTaken: "Email Address Already Taken",
    signUpFailed: "Something Went Wrong",
    invalidUsername: "Invalid Username Try Again ",
    invalidPassword: "Invalid Password Try Again ",
    signedIn: "Login SuccessFully !",
    signedOut: "LogOut Has Been SuccessFully!",
    currentPasswordNeeded: "Please Enter Your Current Password To Change Your Email",
    emailConfirmed: "Thank you. Your email is confirmed.",
    accountCreated: "Your account is ready. You sign in with your email.",
    profileUpdated: "Update Profile Successfully!",
    profileUpdateFailed: "Something went wrong!",
    profileLoadFailed: "Error fetching profile:",
    leakedPassword: "This password was in a data leak, so others can guess it. Please choose another one.",
    otpSent: "OTP Sent",
    otpSentTo: (username: string): string =>
      `If ${username} has an account with us, a one-time code is on its way to its email address.`,
    otpShape: "OTP Must Be 6 Digits",
    wrongOtp: "This OTP is not right. Please look at the email again.",
    otpOver: "This OTP is no longer valid. Please ask for a new one.",
    resetOver: "This reset is no longer valid. Please start again.",
    passwordReset: "Password Reset Successfully",
    resetPasswordsDiffer: "Password and Confirm Password do not match",
    resetFailed: "Internal Server Error. Please Try Again Later.",
    resetStepFailed: "Something went wrong",
    networkFailed: "Server Error. Please try again.",
  },
  validation: {
    codeTooLong: "Code Is Too Long",
    length3To50: "Field Length Must Be 3-50",
    usernameWithAt: "Must Not Contain @, Your Email Signs You In As Well",
    length13To50: "Field Length Must Be 13-50",
    notAnEmail: "Must Be A Valid Email Address",
    notNegative: "Must Not Be Negative",
    messageTooShort: "Please Enter Atleast 20 Characters",
    password:
      "Password must contains atleast 1 upper case character ,1 lower case character 1 digit must contains 8-100 character",
    phone: "Invalid Phone Number",
  },
  newsletter,
  enquiries: {
    contactSent: "Thank You !! Your Form Successfully  Submit",
    banquetSent: "Thank you! Your query has been submitted.",
    banquetFailed: "Something went wrong",
    corporateSent: "Your Query Has Been Submited !",
    corporateRefused: "402 ! Internal Server Error",
    corporateFailed: "Something Went Wrong",
  },
  gallery: { empty: "Images Record Not Found!!" },
  testimonials: { empty: "Testimonial Record Not Found!!" },
} as const

/** 'Email Field Is Required': the message of an empty field (VAL-1). */
export const fieldIsRequired = (field: string): string => `${field} Field Is Required`

/** Messages are prefixed by the name of their field (VAL-1), unless they name it already. */
export const fieldMessage = (field: string, message: string): string =>
  message.toLowerCase().includes(field.toLowerCase()) ? message : `${field} ${message}`

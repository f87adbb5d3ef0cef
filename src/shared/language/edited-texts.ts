/**
 * The edited edition: what screens show for each text of `messages.ts` whose English is corrected. The texts that only the
 * administration shows are in `edited-staff-texts.ts`.
 */
export const editedTexts: Readonly<Record<string, string>> = {
  // Rooms, gallery and reviews
  "Images Record Not Found!!": "No pictures to show just now",
  "Testimonial Record Not Found!!": "No reviews yet",

  // Booking
  "Booking is Confirm": "Confirmed",
  "Booking is Complete": "Completed",
  "Booking is Cancelled": "Cancelled",
  "Booking is Expired": "Expired",
  "Payment Pending": "Payment pending",
  "Payment Done": "Paid",
  "Thank you! You Booking Has Been Successfully Complete.": "Thank you. Your booking is complete.",
  "Back to Home": "Back to the home page",
  "Pay at Hotel": "Pay at the hotel",
  "Net Banking": "Online payment",
  "Net Banking / Card / UPI / EMI": "Pay online: card, UPI, net banking or EMI",
  "Your booking is empty": "You have no bookings yet",
  "Book a Room": "Book a room",
  REFRESH: "Refresh",
  "Cancel Booking": "Cancel booking",
  "Are you sure you want to cancel this booking , Contact Our Support Team?":
    "Would you like to cancel this booking? You will see what it costs before you decide.",
  "Online payment is not available at the moment. Please choose Pay at Hotel.":
    "Online payment is not available at the moment. Please choose to pay at the hotel.",
  "Make a Payment": "Payment",
  "Invalid dates": "Please check the dates of your stay",

  // Accounts
  "Password and Confirm Password Doesn't Matched": "The two passwords are not the same",
  "Password and Confirm Password do not match": "The two passwords are not the same",
  "Username Already Taken": "This username is taken. Please choose another one",
  "Email Address Already Taken": "An account with this email exists. Please sign in",
  "Something Went Wrong": "Something went wrong. Please try again",
  "Something went wrong": "Something went wrong. Please try again",
  "Something went wrong!": "Something went wrong. Please try again",
  "something went wrong": "Something went wrong. Please try again",
  "Invalid Username Try Again ": "Please check your username or email",
  "Invalid Password Try Again ": "Please check your password",
  "Login SuccessFully !": "Welcome. You are signed in",
  "LogOut Has Been SuccessFully!": "You are signed out",
  "Please Enter Your Current Password To Change Your Email":
    "Please enter your current password to change your email",
  "Update Profile Successfully!": "Your profile is saved",
  "Error fetching profile:": "We could not load your profile. Please try again",
  "OTP Sent": "Please look at your email",
  "OTP Must Be 6 Digits": "The code has 6 digits",
  "This OTP is not right. Please look at the email again.":
    "This code is not right. Please look at the email again.",
  "This OTP is no longer valid. Please ask for a new one.":
    "This code is no longer valid. Please ask for a new one.",
  "Password Reset Successfully": "Your new password is set",
  "Internal Server Error. Please Try Again Later.": "We could not do this just now. Please try again later.",
  "Server Error. Please try again.": "We could not reach the hotel. Please try again.",

  // Enquiries
  "Thank You !! Your Form Successfully  Submit": "Thank you. We have your message and answer the same day.",
  "Thank you! Your query has been submitted.":
    "Thank you. Our events desk has your enquiry and answers the same day.",
  "Your Query Has Been Submited !": "Thank you. Our events desk has your enquiry and answers the same day.",
  "402 ! Internal Server Error": "We could not take your enquiry just now. Please try again",

  // Offers
  "Descriptions Field Is Required": "The description is missing",
  " Offer valid Date Field Is Required": "The last valid date is missing",
  "Discount Offer Field Is Required": "The discount is missing",
  " Discount Offer2 Field Is Required": "The dining discount is missing",
  "Product Base Discount Must Be Within 0-100": "The discount must be from 0 to 100",
}

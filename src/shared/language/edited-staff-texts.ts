import { addEditedTexts } from "./screen-text.ts"
import { findTranslation } from "./translate.ts"

/** The edited texts that only the administration shows; its layout loads them. */
export const editedStaffTexts: Readonly<Record<string, string>> = {
  // Pictures
  "Pic size is more then 4 MB Please Upload pic upto 4 mb": "Please upload a picture of at most 4 MB",
  "Pic size is more then 3 MB Please Upload pic upto 3 mb": "Please upload pictures of at most 3 MB each",
  "Invalid Pic":
    "This file is not a JPEG, PNG, WebP or GIF picture. Save an iPhone photo (HEIC) as JPEG first",
  "Pic is Required": "Please choose a picture",
  "Pic Field Is Required": "Please choose a picture",
  Pic: "Picture",

  // Labels of the forms
  "Offer valid Date": "Valid until",
  "Discount Offer": "Room discount",
  "Discount Offer2": "Dining discount",
  "Room Type Name": "Name",
  "Room Type Name is Required": "Please enter a name",

  // Administration
  "Are You Sure to Delete that Item :": "Delete this record?",
  "Are You Sure to Delete that Item?": "Delete this review?",
  "Deleted SuccessFully": "Deleted",
  "Delete SuccessFully": "Deleted",
  "Delete Successfully": "Deleted",
  "Deleted Successfully": "Deleted",
  "Record Field not Found": "The list could not be loaded",
  "Record not Found ": "The list could not be loaded",
  "Create SuccessFully !": "Created",
  "Update SuccessFully!": "Saved",
  "Result not Fouond": "This review was not found",
  "Name already exists": "This name is taken",
  "Name is Already Exits ": "This name is taken",
  "Name is alredy exits!": "This name is taken",
  "Failed to delete!": "This could not be deleted. Please try again",
  "Did You Really Want to Change the Status?": "Change the status of this booking?",
  "Booking Successfully Updated ✅": "Booking saved",
  "Failed to update booking": "The booking was not saved",
  "Error while updating booking": "The booking could not be saved. Please try again",
}
addEditedTexts((text) => findTranslation(editedStaffTexts, text))

import { hotel } from "#src/shared/hotel.ts"

export const privacyPolicy = [
  {
    title: "Who is responsible",
    paragraphs: [
      "This policy says what Vimana New Delhi does with what it knows about you when you visit this site, send us an enquiry, open an account or stay with us. It is written under the Digital Personal Data Protection Act, 2023 and the Information Technology Act, 2000. The hotel decides why and how your data is used and answers for it.",
    ],
  },
  {
    title: "What we collect",
    paragraphs: ["We ask for what a stay needs and no more."],
    list: [
      "Your name, e-mail address, telephone number and, if you give it, your postal address: for your account, your booking and our emails to you.",
      "Your dates, rooms, requests and flight, the names of those who travel with you, and the company that pays if you name one: to keep the booking.",
      "At check-in, the identity document that Indian law requires every hotel to see; from guests of other nationalities also the particulars of Form C for the Foreigners Regional Registration Office.",
      "The reference of a payment, its amount and its state. Card and bank details are entered with the payment provider and never reach us.",
      "When, and with which browser, you signed in, and for a day the network address of a visit: to keep strangers out.",
      "What you write to us in an enquiry, a letter or a review.",
    ],
  },
  {
    title: "What this site keeps in your browser",
    paragraphs: [
      "A session cookie while you are signed in, for thirty days at most; for minutes, one that a sign-in or a new password needs; and for 180 days one that tells your browser from a stranger's, so that nobody locks you out of your account. In your browser's own storage, a few notes: that you are signed in and your name, a booking or a message you have begun, the currency you chose, that you have seen the opening film, and the pass of your stay if you keep it for times without a network. There are no advertising cookies, no trackers of other companies and no fingerprinting. Visits to pages are counted by the day without any mark that could be traced to you, and not at all if your browser asks not to be tracked.",
    ],
  },
  {
    title: "Why we use it",
    paragraphs: [
      "We use your data to make and keep your booking, to take and return payments, to write to you about your stay, to run your membership, to answer enquiries, to keep the accounts and registers that the law asks of a hotel, and to protect the house and its guests. The newsletter is sent only to those who asked for it, and every issue has a way out.",
    ],
  },
  {
    title: "Who else sees it",
    paragraphs: ["We do not sell or lend your data. It is shared only where it has to be:"],
    list: [
      "with Razorpay, which carries out card, bank and UPI payments;",
      "with the company that carries our e-mail and the one that hosts this site, each bound by contract;",
      "with the police, the Registration Office, the tax authorities or a court, where the law obliges us;",
      "with the driver who meets you, to the extent of your name and your flight.",
    ],
  },
  {
    title: "How long we keep it",
    paragraphs: [
      "Bookings and invoices stay for eight financial years after the stay, as company and tax law require; then invoices lose your name, and what was written about the stay is deleted. Enquiries and emails about your account are deleted after two years, your place on a waitlist ninety days after the day of arrival, and a table reservation ninety days after its day. An address for the newsletter that is not confirmed is deleted after thirty days, one that has left it after two years.",
      "Check-in registers are kept for as long as the police rules ask. Your account stays until you close it, which you can do at any time under Your data in your account; what the law does not oblige us to keep is then deleted at once, and with our backups, which are kept for thirty days. The logs of our server, which do not name you, are kept for a year to find attacks. Pictures of the security cameras in public rooms are overwritten after thirty days.",
    ],
  },
  {
    title: "How it is protected",
    paragraphs: [
      "Everything travels encrypted. Passwords are stored only as a hash that cannot be turned back. Staff see what their work requires, and each change to a booking is recorded with the name of whoever made it. Should your data ever be exposed, we will tell you and the Data Protection Board without delay.",
    ],
  },
  {
    title: "What you may ask of us",
    paragraphs: [
      `You may see what we hold about you, have it corrected, have it erased where no law obliges us to keep it, withdraw a consent, and name a person to act for you. Under Your data in your account you download or erase it yourself; for everything else write to guest care: we answer within thirty days and charge nothing. If the answer does not satisfy you, write to the grievance officer of the hotel at ${hotel.support.email} or call ${hotel.support.phone}: the officer reads every complaint. After that you may turn to the Data Protection Board of India.`,
    ],
  },
  {
    title: "Children",
    paragraphs: [
      "Accounts are for persons of eighteen years and above. Children's names and ages are taken only from the adult they travel with, and used only for the stay.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "When this policy changes, the new text stands here. Under Your data in your account you see which version was in force each time you gave us your data.",
    ],
  },
] as const

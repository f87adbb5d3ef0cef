/** The bill of a booking: its balance, and the lines that the hotel posts. */
export const billTexts: Readonly<Record<string, string>> = {
  "Your bill": "आपका बिल",
  Settled: "पूरा भुगतान हो चुका है",
  "We return to you": "आपको लौटाया जाएगा",
  "Room charge": "कमरे का शुल्क",
  "Room charge reversed": "कमरे का शुल्क हटाया गया",
  "Room charge, changed dates": "कमरे का शुल्क, बदली हुई तारीख़ें",
  "Room charge, changed room type": "कमरे का शुल्क, बदला हुआ कमरा",
  "Fee for a late change": "देर से बदलाव का शुल्क",
  "Cancellation fee": "रद्द करने का शुल्क",
  "No-show fee": "न आने का शुल्क",
  Discount: "छूट",
  Chargeback: "बैंक द्वारा वापस लिया गया भुगतान",
}

/** Words that the glossary in CONTRIBUTING.md replaced by the standard terms of hotels and payments. */
export const retiredWords =
  /\b(giveBack|takeMoney|provePayment|makeCertain|strayMoney|isDear|plannedAnew|takeUp|clearTheWay|meanwhile|deeds?|fate|aside|the house|letters?)\b|\bwordsOf[A-Z]|[a-z]InWords\b|(?<=[a-z])(Letters?|Fate|Deeds?|Asked|Walk|Aside)\b|\b(letters?|fate|deed|walk)(?=[A-Z])/

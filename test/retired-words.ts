/** The words that the glossary in CONTRIBUTING.md retired, each beside the standard term that replaces it. */
const retired: readonly (readonly [say: string, not: RegExp])[] = [
  ["refund", /\b(giveBack|handedBack|takeMoney)/],
  ["verify, confirm, settle", /\b(provePayment|makeCertain|takeUp)\b/],
  ["unmatched payment", /\b(strayMoney|stray[ -](money|payments?))\b/i],
  ["release", /\bclear ?the ?way\b/i],
  ["booked room", /\b(booking_?lines?|reservation_?(id|lines?))\b/i],
  ["day close", /\bnight ?audit\b/i],
  ["image, picture", /\b[Pp]lates?(?=[A-Z])|[a-z]Plates?\b/],
  ["email", /\b[Ll]etters?\b|\bletters?(?=[A-Z])|(?<=[a-z])Letters?\b/],
  ["delivery status", /\bfates?\b|\bfate(?=[A-Z])|[a-z]Fates?\b/],
  ["spam", /\baside\b|[a-z]Aside\b/],
  ["rate limit", /\b[Bb]udgets?\b|\bbudget(?=[A-Z])|[a-z]Budgets?\b/],
  ["edit conflict, in the meantime", /\bmeanwhile\b/i],
  ["action", /\bdeeds?\b|\bdeed(?=[A-Z])|[a-z]Deeds?\b/i],
  ["page, cursor", /\b(isDear|planned ?[Aa]new)\b|\bwalk(?!In\b)(?=[A-Z])|[a-z]Walk\b/],
  ["search input", /[a-z]Asked\b/],
  [
    "request, query, input",
    /\b(type|const|let|function) \{?Asked\b|\basked(?=: |[.]\w|\) =>)|[.]{3}asked\b|\basked[A-Z]/i,
  ],
  ["format", /\bwordsOf[A-Z]|[a-z]InWords\b/],
  ["hotel", /\bthe house\b/i],
  ["show, list, email, log, return, warn", /\b(const|let) [{[]?told\b|[a-z]Told\b|\btold(?=[A-Z])/],
  ["verified email", /[eE]mailProven|\bunproven\b|\bproven (e-?mail|address|account)\b/],
  [
    "environment, operation, injected fault",
    /\b(type|const|let) (world|scene|strike)s?\b|\b(World|Scene|Strike)\b/,
  ],
  [
    "show, list, email, log, return, warn",
    /^\s*(\/\/|--|\/?\*).*\b(is|are|be|was|were|and|not) told\b|(\btest|\bdescribe|\]\))[.\w]*\(["`].*\b(is|are|be|and|not) told\b/,
  ],
]

/** Words that documents, which have no names of variables, must not use at all. */
const retiredInDocuments: typeof retired = [["show, list, email, log, return, warn", /\b(told|tells?)\b/]]

/** What the same words may still mean: styles, HTML, the alphabet, a paper letter, a web page's size limits. */
const allowed: readonly RegExp[] = [
  /letter-?spacing|first-letter|<\/?aside\b/gi,
  /\b(capital|small|single|random|first|more|fewer|three|eight|fourteen|upper-case|lower-case)( and \w+)? letters?\b/gi,
  /\b(a|the)? ?letters? (and|or|of) (a |the )?(digits?|figures|alphabet|some|many|few|fewer)\b|\bletter-?keys?\b|groups? ?of( \w+)? ?letters/gi,
  /\bby letter to\b|\bfirst-visit-budget\b|\bperformance budget\b|`booking_lines`/g,
]

/** Texts for guests, whose words are the hotel's own, and the two lists of retired words. */
const exempt =
  /^(src\/features\/content\/(texts|hindi)|src\/shared\/hindi|database\/seed\/content)\/|^docs\/contract[.]md$|^CONTRIBUTING[.]md$|retired-words|words[.]test/

/** The retired words in one file, each with its line and the term to use instead. */
export function findRetiredWords(path: string, text: string): string[] {
  if (exempt.test(path)) return []
  const rules = path.endsWith(".md") ? [...retired, ...retiredInDocuments] : retired
  return text.split("\n").flatMap((line, index) => {
    const remaining = allowed.reduce((rest, meaning) => rest.replaceAll(meaning, ""), line)
    return rules.flatMap(([say, not]) => {
      const [word] = not.exec(remaining) ?? []
      return word === undefined ? [] : [`${path}:${index + 1}: say "${say}", not "${word}"`]
    })
  })
}

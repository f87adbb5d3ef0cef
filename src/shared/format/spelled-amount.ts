import type { Money } from "#src/shared/money.ts"

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

function formatBelowHundred(count: number): string {
  if (count < 20) return small[count] ?? ""
  const unit = count % 10 === 0 ? "" : `-${small[count % 10]}`
  return `${tens[Math.floor(count / 10)]}${unit}`
}

// Indian system: groups of two digits above the hundreds.
const scales = [
  { value: 10_000_000, name: "crore" },
  { value: 100_000, name: "lakh" },
  { value: 1000, name: "thousand" },
  { value: 100, name: "hundred" },
] as const

function formatNumber(count: number): string {
  if (count < 100) return formatBelowHundred(count)
  const scale = scales.find(({ value }) => count >= value) ?? scales[3]
  const rest = count % scale.value
  const head = `${formatNumber(Math.floor(count / scale.value))} ${scale.name}`
  return rest === 0 ? head : `${head} ${formatNumber(rest)}`
}

/** 'Rupees thirty-two thousand eight hundred forty and fifty paise only'. The amount is not negative. */
export function formatSpelledAmount(amount: Money): string {
  const paise = amount % 100
  const rupees = formatNumber(Math.floor(amount / 100))
  return `Rupees ${rupees}${paise === 0 ? "" : ` and ${formatBelowHundred(paise)} ${paise === 1 ? "paisa" : "paise"}`} only`
}

import type { Rule } from "./phrases.ts"

const methods: Readonly<Record<string, string>> = {
  Cash: "नकद",
  Card: "कार्ड से",
  UPI: "यूपीआई से",
  "Bank transfer": "बैंक ट्रांसफ़र से",
  Online: "ऑनलाइन",
  Other: "अन्य",
}

/** Lines of a bill that are made of parts. */
export const billRules: readonly Rule[] = [
  [
    /^(Cash|Card|UPI|Bank transfer|Online|Other) (payment|refund)$/,
    (_, [method = "", kind]) => `${methods[method]} ${kind === "payment" ? "भुगतान" : "धन-वापसी"}`,
  ],
  [/^Void: (.+)$/, (show, [line = ""]) => `निरस्त: ${show(line)}`],
  [/^Moved: (.+)$/, (show, [line = ""]) => `स्थानांतरित: ${show(line)}`],
  [
    /^Transferred to (VM-\w+): (.+)$/,
    (show, [reference = "", line = ""]) => `${reference} में भेजा गया: ${show(line)}`,
  ],
  [/^(.+), from (VM-\w+)$/, (show, [line = "", reference = ""]) => `${show(line)}, ${reference} से`],
]

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** The states and union territories by GST code (GST portal, list of state codes). */
const gstStates: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "28": "Andhra Pradesh (before division)",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other Territory",
}

/** The states to choose from; a tax document adds the code (`addGstCode`). */
export const indianStates: readonly string[] = Object.entries(gstStates)
  .filter(([code]) => code !== "28" && code !== "97")
  .map(([, name]) => name)
  .toSorted()

// State code, PAN, number of the registration in the state, Z by default, check character.
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/

/** The fifteenth character: a Luhn sum in base 36 over the fourteen before it. */
function computeCheckCharacter(gstin: string): string {
  const total = gstin
    .slice(0, 14)
    .split("")
    .reduce((all, character, index) => {
      const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
      return all + Math.floor(product / 36) + (product % 36)
    }, 0)
  return alphabet.charAt((36 - (total % 36)) % 36)
}

/** Removes spaces and capitalises the text, as people write a GSTIN in groups. */
export const normalizeGstin = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase()

/** Whether a normalised text is a GSTIN: its shape, state code and check character. */
export const isGstin = (text: string): boolean =>
  shape.test(text) && text.slice(0, 2) in gstStates && text.endsWith(computeCheckCharacter(text))

/** 'Delhi (07)': the state of a GSTIN, as the place of supply is printed. */
export function formatGstState(gstin: string): string {
  const code = gstin.slice(0, 2)
  return `${gstStates[code] ?? "Unknown"} (${code})`
}

const codesOfStates = new Map(Object.entries(gstStates).map(([code, name]) => [name.toLowerCase(), code]))

/** 'Rajasthan (08)': a state as a guest wrote it, with its GST code if it is known (CGST Rules, rule 46(e)). */
export function addGstCode(state: string): string {
  const name = state.trim()
  const code = codesOfStates.get(name.toLowerCase())
  return code === undefined ? name : `${name} (${code})`
}

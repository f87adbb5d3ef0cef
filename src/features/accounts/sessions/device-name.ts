type Names = readonly (readonly [RegExp, string])[]

// The order matters: Edge, Opera and Samsung Internet also call themselves Chrome, and Chrome also Safari.
const browsers: Names = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
]

const systems: Names = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([mark]) => mark.test(userAgent))?.[1]

/** The browser and system of a user agent, coarse on purpose: 'Chrome on Android'. */
export function parseDeviceName(userAgent: string | null | undefined): string {
  const text = userAgent?.slice(0, 400) ?? ""
  const browser = nameIn(browsers, text)
  if (browser === undefined) return "Another app"
  const system = nameIn(systems, text)
  return system === undefined ? browser : `${browser} on ${system}`
}

// The main picture loads before the scripts; they wait for it at most two seconds.
const untilShown = `if (!document.hidden) {
  const hero = document.querySelector("img[fetchpriority=high]");
  const late = new Promise((wake) => setTimeout(wake, 2000));
  await Promise.race([hero?.decode().catch(() => undefined), late]);
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
}`

const fetchTogether = (addresses: readonly string[]): string =>
  `for (const href of ${JSON.stringify(addresses)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));`

/** The start module of a page, with its imports delayed until the first frame with its picture. */
export const startAfterFirstPaint = (module: string, addresses: readonly string[]): string =>
  [
    untilShown,
    fetchTogether(addresses),
    module
      .replaceAll(/\bimport \* as (\w+) from ("[^"]+");/g, "const $1 = await import($2);")
      .replaceAll(/\bimport ("[^"]+");?/g, "await import($1);"),
  ].join("\n")

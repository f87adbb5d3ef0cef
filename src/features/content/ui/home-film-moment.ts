const longestWaitMilliseconds = 2000

/** Calls back once the page has loaded and the browser has nothing to do; gives what calls it off. */
export function whenPageIsIdle(onIdle: () => void): () => void {
  const controller = new AbortController()
  const call = () => {
    if (!controller.signal.aborted) onIdle()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: longestWaitMilliseconds })
    else setTimeout(call, longestWaitMilliseconds / 4)
  }
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true, signal: controller.signal })
  return () => controller.abort()
}

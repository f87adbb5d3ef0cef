// On the sandbox's own pages: sends the outcome to the site, by form or to the window that opened the frame.
;(() => {
  const postToOpener = (message) =>
    window.parent.postMessage({ source: "sandbox-checkout", ...message }, window.location.origin)

  const outcome = document.querySelector("[data-message]")
  if (outcome) postToOpener(JSON.parse(outcome.dataset.message))

  if (document.body.classList.contains("frame")) {
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") postToOpener({ type: "dismiss" })
    })
  }

  // A double press would pay an order that is paid already.
  let isSent = false
  document.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault()
    isSent = true
  })
  // A page that the browser kept and shows again has been left before.
  window.addEventListener("pageshow", () => {
    isSent = false
  })

  document.querySelector("form[data-submit]")?.submit()
})()

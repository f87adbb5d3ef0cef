// On the sandbox's own pages: brings the outcome back to the site, by form or to the window that opened the frame.
;(() => {
  const tell = (message) =>
    window.parent.postMessage({ source: "sandbox-checkout", ...message }, window.location.origin)

  const outcome = document.querySelector("[data-message]")
  if (outcome) tell(JSON.parse(outcome.dataset.message))

  if (document.body.classList.contains("frame")) {
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") tell({ type: "dismiss" })
    })
  }

  document.querySelector("form[data-submit]")?.submit()
})()

// The checkout script of the payment sandbox: the interface of the provider's own (razorpay.com/docs/payments/payment-gateway/web-integration).
;(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  const checkoutUrl = new URL("checkout/embedded", script.src).href

  const style = document.createElement("link")
  style.rel = "stylesheet"
  style.href = new URL("../checkout-frame.css", script.src).href
  document.head.append(style)

  const element = (name, properties) => Object.assign(document.createElement(name), properties)

  function fieldsOf({ key, amount, currency, order_id, name, description, prefill }) {
    return {
      display: "frame",
      key_id: key,
      amount,
      currency: currency ?? "INR",
      order_id,
      name: name ?? "",
      description: description ?? "",
      "prefill[name]": prefill?.name ?? "",
      "prefill[email]": prefill?.email ?? "",
      "prefill[contact]": prefill?.contact ?? "",
    }
  }

  function openWindow(options, frameName) {
    const dialog = element("dialog", { className: "sandbox-checkout" })
    dialog.setAttribute("aria-label", `Payment to ${options.name ?? "the site"}`)
    const frame = element("iframe", { name: frameName, title: "Payment sandbox" })
    // It has the keys until the page in the frame can take them: an Escape is heard from the first moment.
    const close = element("button", { type: "button", textContent: "Close the window", autofocus: true })
    const form = element("form", { method: "post", action: checkoutUrl, target: frameName, hidden: true })
    for (const [name, value] of Object.entries(fieldsOf(options))) {
      form.append(element("input", { type: "hidden", name, value: String(value) }))
    }
    dialog.append(close, frame, form)
    document.body.append(dialog)
    dialog.showModal()
    form.submit()
    return { dialog, frame, close }
  }

  window.Razorpay = function Razorpay(options) {
    const listeners = { "payment.failed": [] }
    let opened = null

    const shut = () => {
      if (!opened) return
      window.removeEventListener("message", hear)
      opened.dialog.close()
      opened.dialog.remove()
      opened = null
    }
    const dismiss = () => {
      if (!opened) return
      shut()
      options.modal?.ondismiss?.()
    }
    const answers = {
      success: ({ response }) => {
        shut()
        options.handler?.(response)
      },
      failed: ({ error }) => {
        for (const listener of listeners["payment.failed"]) listener({ error })
      },
      dismiss,
    }
    function hear(event) {
      const isOurs = event.origin === origin && event.source === opened?.frame.contentWindow
      if (isOurs && event.data?.source === "sandbox-checkout") answers[event.data.type]?.(event.data)
    }

    return {
      open() {
        if (opened) return
        opened = openWindow(options, `sandbox-checkout-${options.order_id}`)
        window.addEventListener("message", hear)
        opened.close.addEventListener("click", dismiss)
        opened.dialog.addEventListener("cancel", (event) => {
          event.preventDefault()
          dismiss()
        })
      },
      close: shut,
      on(event, listener) {
        listeners[event]?.push(listener)
      },
    }
  }
})()

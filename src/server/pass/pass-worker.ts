import { passCache } from "#src/shared/pass-cache.ts"

/** The id of the link that the stored page hides. */
export const bookingsLinkId = "bookings"

/**
 * The service worker of one pass: its scope is the address of that page. It stores the last response and serves it when
 * the network or the server does not answer. A response that the pass no longer exists deletes the stored one.
 */
export const passWorker = `
const cacheName = ${JSON.stringify(passCache)}
const pass = () => new Request(self.registration.scope, { credentials: "same-origin", redirect: "manual" })

async function refresh() {
  const cache = await caches.open(cacheName)
  const answer = await fetch(pass())
  if (answer.ok) await cache.put(pass(), answer.clone())
  else if (answer.status < 500) await cache.delete(pass())
  return answer
}

// Without a network its link would lead nowhere.
async function stored() {
  const cache = await caches.open(cacheName)
  const page = await cache.match(pass())
  if (!page) return null
  const html = await page.text()
  return new Response(html.replace(' id="${bookingsLinkId}"', "$& hidden"), page)
}

async function answer() {
  const fresh = await refresh().catch(() => null)
  if (fresh && fresh.status < 500) return fresh
  return (await stored()) ?? fresh ?? Response.error()
}

self.addEventListener("install", (event) => event.waitUntil(refresh().then(() => self.skipWaiting())))
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(answer())
})
`

const workerPath = "/booking/pass-worker.js"

/** The Trusted Types policy of the pass: the one address of a script that it may use is that of its worker. */
export const passTypes = "pass-worker"

/** The script of the pass: stores it for offline use, and says so when that is done. */
export const passScript = `
const note = document.getElementById("offline")
const worker = "${workerPath}"
const types = window.trustedTypes?.createPolicy("${passTypes}", { createScriptURL: () => worker })
if ("serviceWorker" in navigator)
  navigator.serviceWorker
    .register(types ? types.createScriptURL(worker) : worker, { scope: location.pathname })
    .then(() => navigator.serviceWorker.ready)
    .then(() => { note.textContent = note.dataset.saved })
    .catch(() => undefined)
`

// Shows the text of a person's own report where there is no connection (docs/decisions/034-report-without-a-connection.md).
// The page of the report puts it into the cache (lib/client/device/keep-report.ts); nothing else is ever kept or answered here.

// True withdraws it: each browser that has this worker deletes the texts and the worker, with its next visit.
const WITHDRAWN = false

const CACHE = 'discern.reports'
const REPORT = '/detailed-personality-report'
/** As long as lib/retention.ts says. */
const KEPT_MS = 30 * 86_400_000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(WITHDRAWN ? leave() : begin()))
addEventListener('fetch', (event) => {
  if (!WITHDRAWN && event.request.mode === 'navigate') event.respondWith(answer(event))
})

async function leave() {
  await caches.delete(CACHE)
  await registration.unregister()
}

/** The browser asks the server while the worker starts, so that a page comes no later. */
async function begin() {
  if (registration.navigationPreload) await registration.navigationPreload.enable()
}

/** On a bad connection the text of a report that is kept here is shown after so long. */
const PATIENCE_MS = 8000

/** What the server says, if it says something in time; it also decides whether a text may stay. */
async function answer(event) {
  const url = new URL(event.request.url)
  const answered = ask(event)
  event.waitUntil(
    answered.then(
      (answer) => forgetClosed(url, answer),
      () => {},
    ),
  )
  const kept = await findKept(url)
  if (!kept) return answered.catch(() => Response.error())
  const safe = answered.catch(() => kept)
  if (url.pathname !== REPORT) return safe
  return Promise.race([safe, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))])
}

const ask = async (event) => (await event.preloadResponse) || (await fetch(event.request))

const resultOf = (url) => new URL(url).searchParams.get('result')

/** The texts of one result, or of all where the address names none; the one opened last comes last. */
async function keptOf(url) {
  if (!(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const asked = url.pathname === REPORT ? resultOf(url) : null
  const keys = (await cache.keys()).filter((key) => !asked || resultOf(key.url) === asked)
  return Promise.all(
    keys.map(async (key) => ({ response: await cache.match(key), drop: () => cache.delete(key) })),
  )
}

/**
 * A report that does not open any longer is locked, deleted or someone else's. Another page that leads away from an
 * account says that its session has ended.
 */
async function forgetClosed(url, { type, status }) {
  const isClosed = type === 'opaqueredirect' || (status >= 400 && status < 500 && status !== 429)
  if (!isClosed) return
  const isReport = url.pathname === REPORT
  for (const { response, drop } of await keptOf(url)) {
    if (isReport || response.headers.get('x-kept-for') === 'account') await drop()
  }
}

async function findKept(url) {
  let found
  for (const { response, drop } of (await keptOf(url)).reverse()) {
    if (Date.now() - Date.parse(response.headers.get('x-kept-at')) >= KEPT_MS) await drop()
    else found ??= response
  }
  return found
}

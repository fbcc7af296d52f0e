// The game's own part of the service worker: pushes, and what was read last, for when the server can't be reached.
// /sw.js, which the build writes, imports it.

const keptReads = 'reads'
/** How many answers are kept. */
const mostReads = 150
/** Reads that say what is true now, stream, or are of no use offline. */
const neverKept =
  /\/(get-date|export-data|stream|events-stream|get-push-key|get-sessions)\b|^\/api\/(data|openapi|docs)/
const whoAmI = '/api/auth/get-user'

const isRead = ({ method, url, headers, credentials }) => {
  const { pathname, origin } = new URL(url)
  // Embeds read as visitors: they neither get nor replace what a user has read.
  if (credentials === 'omit') return false
  if (origin !== self.location.origin || !pathname.startsWith('/api/') || neverKept.test(pathname))
    return false
  if (headers.get('accept')?.includes('event-stream')) return false
  // Some reads are sent by POST.
  return method === 'GET' || (method === 'POST' && /\/get-[\w-]+$/.test(pathname))
}

self.addEventListener('fetch', event => {
  const { request } = event
  if (isRead(request)) event.respondWith(readOrRecall(event, request))
  else if (request.method === 'POST' && new URL(request.url).pathname === '/api/auth/logout')
    event.respondWith(fetch(request).finally(() => event.waitUntil(forget())))
})

/** Answers from the server, and keeps the answer; if the server can't be reached, answers what it said last. */
async function readOrRecall(event, request) {
  const asked = timesForgotten
  const key = request.method === 'POST' ? `${request.url}?${await request.clone().text()}` : request.url
  try {
    const answer = await fetch(request)
    const copy = answer.clone()
    // The session has ended.
    if (answer.status === 401) event.waitUntil(forget())
    if (answer.ok) event.waitUntil(inTurn(() => asked === timesForgotten && keep(key, copy)))
    return answer
  } catch (error) {
    const kept = await (await caches.open(keptReads)).match(key)
    if (kept) return kept
    throw error
  }
}

/** What was asked for before the reads were forgotten is not kept after it. */
let timesForgotten = 0

let lastChange = Promise.resolve()
/** Changes what is kept, one change after the other. */
const inTurn = change => {
  lastChange = lastChange.then(change).catch(() => undefined)
  return lastChange
}

/** Forgets what the user has read, once the last of it is written. */
const forget = () => {
  timesForgotten++
  return inTurn(deleteReads)
}
const deleteReads = () => Promise.all([caches.delete(keptReads), caches.delete('pictures')])

/** Keeps an answer. Those of another user are forgotten. */
async function keep(key, answer) {
  const before = key.includes(`${whoAmI}?`) && (await (await caches.open(keptReads)).match(key))
  if (before && (await userOf(before)) !== (await userOf(answer))) {
    timesForgotten++
    await deleteReads()
  }
  if (!answer.headers.get('content-type')?.includes('json')) return
  const cache = await caches.open(keptReads)
  await cache.put(key, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - mostReads))) await cache.delete(old)
}

/** The id of the user who is signed in; undefined for visitors, who get an empty answer. */
const userOf = answer =>
  answer
    .clone()
    .json()
    .then(
      said => said?.currentUser?.id,
      () => undefined,
    )

// Safari shows declarative pushes by itself; all other browsers do it here.
self.addEventListener('push', event => {
  const { notification } = event.data?.json() ?? {}
  if (!notification) return
  const { title, body, navigate, tag, lang } = notification
  const icon = '/icons/any-192.png'
  const options = { body, tag, lang, icon, badge: '/icons/badge-96.png', data: { navigate } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.navigate))
})

/** Opens a page of the game in a tab that shows the game, or in a new one. */
async function openPage(navigate) {
  const { pathname, search } = new URL(navigate ?? '/', self.location.origin)
  const url = self.location.origin + pathname + search
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(url)
  await open.navigate(url)
  await open.focus()
}

// The browser has renewed its subscription.
self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(renewSubscription(event.oldSubscription?.options))
})

async function renewSubscription(options) {
  if (!options) return
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON()
  await fetch('/api/contact/subscribe-push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}

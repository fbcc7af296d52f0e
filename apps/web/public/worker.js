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
    event.waitUntil(caches.delete(keptReads))
})

/** Answers from the server, and keeps the answer; if the server can't be reached, answers what it said last. */
async function readOrRecall(event, request) {
  const key = request.method === 'POST' ? `${request.url}?${await request.clone().text()}` : request.url
  try {
    const answer = await fetch(request)
    // The session has ended.
    if (answer.status === 401) event.waitUntil(caches.delete(keptReads))
    if (answer.ok) event.waitUntil(keep(key, answer.clone()))
    return answer
  } catch (error) {
    const kept = await (await caches.open(keptReads)).match(key)
    if (kept) return kept
    throw error
  }
}

/** Keeps an answer. Those of another user are forgotten. */
async function keep(key, answer) {
  let cache = await caches.open(keptReads)
  if (key.includes(`${whoAmI}?`)) {
    const before = await cache.match(key)
    // Visitors get an empty answer.
    const userOf = each =>
      each
        .clone()
        .json()
        .then(
          said => said?.currentUser?.id,
          () => undefined,
        )
    if (before && (await userOf(before)) !== (await userOf(answer))) {
      await caches.delete(keptReads)
      cache = await caches.open(keptReads)
    }
  }
  if (!answer.headers.get('content-type')?.includes('json')) return
  await cache.put(key, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - mostReads))) await cache.delete(old)
}

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

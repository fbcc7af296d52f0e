import type { FastifyReply, FastifyRequest } from 'fastify'
import { servedOverTls } from '../../ground/call/origin.ts'
import type { Env } from '../../ground/env/env.ts'
import { isEmbedPath } from './page-paths.ts'

/** Headers that a content policy replaces (X-Frame-Options, X-XSS-Protection) are left out: every answer would carry them. */
const onAll = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Previews of embeds, the only pages that can be framed.
  "frame-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
/** Features of browsers that no page of the game uses. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const onPages = {
  ...onAll,
  'content-security-policy': pagePolicy.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
}
/** Any page may frame an embed, which has no session and no forms, and loads nothing but the game's own files (rulebook 26.2). */
const embedPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
]
const onEmbeds = { ...onPages, 'content-security-policy': embedPolicy.join(';') }
/** A script, a style sheet or a picture is not a document: it loads nothing, and needs no policy for windows and features. */
const onFiles = { ...onAll, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" }
/** Nor is an answer of a call. */
const onCalls = { ...onFiles, 'cache-control': 'no-store' }

const year = 365 * 24 * 3600

function headersOf(url: string) {
  if (url.startsWith('/api/')) return onCalls
  if (url.startsWith('/img/') || url.startsWith('/assets/')) return onFiles
  return isEmbedPath(url) ? onEmbeds : onPages
}

/**
 * Adds the headers that all answers have, and those that depend on the request (rulebook 12.31): HSTS over TLS, and `no-store` on
 * answers of calls, which may contain private data. A route with the same answer for everybody overwrites the latter.
 */
export function setHeaders(env: Env) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf(request.url))
    if (servedOverTls(env, request))
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
  }
}

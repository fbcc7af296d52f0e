import type { FastifyRequest } from 'fastify'
import type { Env } from '../env/env.ts'

/** Whether the browser uses TLS. If a proxy ends TLS, only PUBLIC_URL or a trusted proxy shows it. */
export const servedOverTls = ({ publicUrl }: Env, request: FastifyRequest): boolean =>
  publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https')

/** The game's own address: PUBLIC_URL, or else the address that was called. */
export const ownOrigin = (env: Env, request: FastifyRequest): string =>
  env.publicUrl ?? `${request.protocol}://${request.host}`

/** Whether a page of another origin sends the request, which browsers mark by headers. */
export function isFromOtherOrigin(env: Env, request: FastifyRequest): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) return origin !== ownOrigin(env, request)
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

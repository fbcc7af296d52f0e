import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import addresses from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { Env } from '../env.ts'

/** A name that no public server of names answers: of this machine, or of a network without one. */
const localName = /^(?:localhost|[\w-]+|.+\.(?:localhost|local|lan|internal|home\.arpa))$/i

/** Ranges of `ipaddr.js` that no public address is in. */
const privateRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
])

/** Tells whether a name or address, without its port, is one of this machine or of a private network. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return addresses.isValid(address)
    ? privateRanges.has(addresses.process(address).range())
    : localName.test(address)
}

/** Supervisors ask by an address of their choice. */
const probes = ['/healthz', '/readyz', '/metrics']

/**
 * Refuses a `Host` of the outside where PUBLIC_URL does not say what the game's address is: a page of another site whose name leads
 * here would be the game's own origin (rulebook 12.17).
 */
export function checkHost(env: Env) {
  // Looking whether a name is an address costs more than all else that is done with a header.
  const privateHosts = new LRUCache<string, boolean, FastifyRequest>({
    max: 100,
    memoMethod: (_host, _stale, { context }) => isPrivateHost(context.hostname),
  })
  return (request: FastifyRequest): void => {
    if (env.publicUrl !== undefined || probes.includes(request.url)) return
    if (privateHosts.memo(request.host, { context: request })) return
    throw new TRPCError({
      code: 'FORBIDDEN',
      message: 'The game does not know this address. Who runs it sets PUBLIC_URL.',
    })
  }
}

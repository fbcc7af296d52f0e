import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import addresses from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { Env } from '../../ground/env/env.ts'

/** A name that no public name server knows: one of this machine, or of a private network. */
const localName = /^(?:localhost|[\w-]+|.+\.(?:localhost|local|lan|internal|home\.arpa))$/i

/** Ranges of `ipaddr.js` that no public address is in. */
const privateRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
])

/** Whether a name or address, without its port, belongs to this machine or to a private network. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return addresses.isValid(address)
    ? privateRanges.has(addresses.process(address).range())
    : localName.test(address)
}

/** Supervisors may call these by any address. */
const probes = ['/healthz', '/readyz', '/metrics']

/**
 * Refuses a public `Host` if PUBLIC_URL is not set: otherwise another site whose name resolves to this server would count as the
 * game's own origin (rulebook 12.17).
 */
export function checkHost(env: Env) {
  // Checking whether a name is an address costs more than all other work with a header.
  const privateHosts = new LRUCache<string, boolean, FastifyRequest>({
    max: 100,
    memoMethod: (_host, _stale, { context }) => isPrivateHost(context.hostname),
  })
  return (request: FastifyRequest): void => {
    if (env.publicUrl !== undefined || probes.includes(request.url)) return
    if (privateHosts.memo(request.host, { context: request })) return
    throw new TRPCError({
      code: 'FORBIDDEN',
      message: 'The game does not know this address. Its operator sets PUBLIC_URL.',
    })
  }
}

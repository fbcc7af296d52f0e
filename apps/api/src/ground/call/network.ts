import addresses from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

// Parsing an address costs more than everything else with it, and a browser sends many calls from the same one.
const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: parseNetwork })

/**
 * Names the network to which rate limits apply: an IPv4 address, or the /64 of an IPv6 address, which one
 * customer gets (rulebook 12.16).
 */
export const networkOf = (address: string): string => networks.memo(address)

function parseNetwork(address: string): string {
  const parsed = addresses.process(address)
  if (!(parsed instanceof addresses.IPv6)) return parsed.toString()
  const prefix = parsed.parts.slice(0, 4).map(part => part.toString(16))
  return `${prefix.join(':')}::/64`
}

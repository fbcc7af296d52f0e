import { calls, type WebCall } from '@game/api/calls'
import type { Query } from '@tanstack/react-query'

/** The contract's record of a call, by its name, `feature.verb`. */
export function callOf(name: string): WebCall {
  const call = calls[name]
  if (!call) throw new Error(`the contract has no ${name}`)
  return call
}

/** The name of the call that a query sends, '' where it sends none. */
export const callNameOf = ({ queryKey: [path] }: Query): string => (Array.isArray(path) ? path.join('.') : '')

/** Finds the queries of these calls. */
export function queriesOf(names: readonly string[]) {
  return { predicate: (query: Query) => names.includes(callNameOf(query)) }
}

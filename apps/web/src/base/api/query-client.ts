import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { queriesOf } from './calls.ts'
import { failureOf } from './failure.ts'
import { endChange } from './read-again.ts'
import { Snapshot } from './snapshot.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the screen shows the failure itself, no popup. */
    queryMeta: { quiet?: boolean }
    mutationMeta: { quiet?: boolean /** It saves a draft of a deck. */; isDraft?: boolean }
  }
}

/** Without these the table of a game stays empty, so the end of a session is said by a popup too. */
const readsOfDeck = ['getCards', 'getDeckScore', 'getKeyplays']

/** How long an answer counts as fresh, in ms (rulebook 13.36). */
const freshMs = 300_000

/** The last part of the name of the procedure that a query calls, '' if it calls none. */
export const procedureOf = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) =>
  Array.isArray(path) ? String(path.at(-1)) : ''

/** When the reads of a query were sent, in ms of `performance.now()`: of the one that is being answered, and of the last that succeeded. */
type SentAt = { waiting?: number; answered?: number }
const sentAt = new WeakMap<Query, SentAt>()

/** How many ms ago the oldest fresh answer among these queries was asked for, also if it has not come yet; 0 if there is none. */
export function ageOf(client: QueryClient, isMeant: (query: Query) => boolean): number {
  const times = client
    .getQueryCache()
    .findAll({ predicate: query => isMeant(query) && !(query.state.data && query.isStaleByTime(freshMs)) })
    .flatMap(query => Object.values<number | undefined>(sentAt.get(query) ?? {}))
    .filter(time => time !== undefined)
  return times.length === 0 ? 0 : Math.ceil(performance.now() - Math.min(...times))
}

/** Notes when the reads of a client are sent. */
function noteReads(client: QueryClient): void {
  client.getQueryCache().subscribe(event => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const { waiting } = sentAt.get(query) ?? {}
    if (action.type === 'fetch') sentAt.set(query, { ...sentAt.get(query), waiting: performance.now() })
    if (action.type === 'success' && waiting !== undefined) sentAt.set(query, { answered: waiting })
  })
}

/** Whether a failed query is sent again: if there was no answer, or the server has failed. */
function shouldRetry(count: number, error: Error): boolean {
  const status = failureOf(error)?.status
  return status !== undefined && (status === 0 || status >= 500) && count < 2
}

/** Handles popups of failed calls, rollback and refetching after a change for all calls. `report` shows a failure. */
export function createQueryClient(report: (error: Error) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Also asked while the browser says that it is offline: the service worker has what was read last.
      queries: {
        networkMode: 'offlineFirst',
        staleTime: freshMs,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The session has ended: reads again who is signed in, and the page shows the consequences.
        const ended = failureOf(error)?.status === 401
        if (ended) client.invalidateQueries(queriesOf(['account.getUser']))
        if (!query.meta?.quiet && (!ended || readsOfDeck.includes(procedureOf(query)))) report(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, before, mutation) => {
        if (before instanceof Snapshot) before.restore()
        if (!mutation.meta?.quiet) report(error)
      },
      // After the end of a session nothing is read again: the answers would be a visitor's.
      onSettled: (_answer, error, _variables, _before, mutation) => {
        if (failureOf(error)?.status === 401) client.invalidateQueries(queriesOf(['account.getUser']))
        else endChange(client, mutation)
      },
    }),
  })
  noteReads(client)
  return client
}

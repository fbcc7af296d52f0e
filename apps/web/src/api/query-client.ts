import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { failureOf } from './failure.ts'
import { Snapshot } from './snapshot.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the screen shows the failure itself, no popup. */
    queryMeta: { quiet?: boolean }
    mutationMeta: { quiet?: boolean }
  }
}

/** get-cards, get-event, get-events, get-teams, get-players and get-user are read anew after every change (player.md 7). */
const refreshed = new Set(['getCards', 'getEvent', 'getEvents', 'getTeams', 'getPlayers', 'getUser'])

/** The last name of the procedure that a query calls, '' where it calls none. */
export const procedureOf = ({ queryKey: [path] }: Query) => (Array.isArray(path) ? String(path.at(-1)) : '')
const isRefreshed = (query: Query) => refreshed.has(procedureOf(query))
const isUser = (query: Query) => procedureOf(query) === 'getUser'

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
function mayPass(count: number, error: Error): boolean {
  const status = failureOf(error)?.status
  return status !== undefined && (status === 0 || status >= 500) && count < 2
}

/** The one place for popups of failed calls, for rollback and for refetching after a change. `report` shows a failure. */
export function createQueryClient(report: (error: Error) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 300_000, retry: mayPass, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The session has ended elsewhere: who is signed in is asked anew.
        if (failureOf(error)?.status === 401) client.invalidateQueries({ predicate: isUser })
        if (!query.meta?.quiet) report(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, before, mutation) => {
        if (before instanceof Snapshot) before.restore()
        if (!mutation.meta?.quiet) report(error)
      },
      // While another change is on its way its own end refetches; an answer in between would show the past.
      // The change itself has ended: it does not wait for the reading.
      onSettled: () => {
        if (client.isMutating() === 1) client.invalidateQueries({ predicate: isRefreshed })
      },
    }),
  })
  return client
}

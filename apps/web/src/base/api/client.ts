import type { AppRouter } from '@game/api'
import { createTRPCClient } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { i18n, say } from '../texts/i18n.ts'
import { findText } from '../texts/translate.ts'
import { notify } from '../ui/base/notify.ts'
import { type CallName, everyChange } from './calls.gen.ts'
import { callOf, defaultError, queriesOf } from './calls.ts'
import { failureText } from './failure-text.ts'
import { createQueryClient } from './query-client.ts'
import { readAgain } from './read-again.ts'
import { restLink } from './rest-link.ts'

/** The inputs and outputs of calls, by procedure: `Outputs['account']['getUser']`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export const queryClient = createQueryClient(async error => notify('error', await failureText(error)))

/** The text of a failed call if the server sends none; the back-office's texts have loaded once one of its screens is open. */
export function defaultText(name: string, input?: unknown): string {
  return findText(i18n.get().language, 'admin-errors', name) ?? say(`errors:${defaultError(name, input)}`)
}

/** Reads again what a call has changed, according to the table of calls; resolves when the queries on the screen have been read. */
export const refreshAfter = (name: CallName): Promise<void> =>
  readAgain(queryClient, queriesOf(callOf(name).refreshes ?? everyChange))

/** Only some missing parts have a text; for the others the call's default text is shown. */
const missingText = (part: string): string | undefined =>
  findText(i18n.get().language, 'errors', `missing.${part}`)

export const client = createTRPCClient<AppRouter>({
  links: [
    restLink({
      fetch: (path, init) => fetch(path, init),
      defaultText,
      missingText,
      offlineText: () => say('errors:offline'),
    }),
  ],
})

/** Typed query and mutation options of every call: `useQuery(trpc.event.getEvents.queryOptions({}))`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

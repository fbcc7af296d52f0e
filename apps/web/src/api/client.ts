import type { AppRouter } from '@game/api'
import { type CallName, everyChange } from '@game/api/calls'
import { createTRPCClient } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { i18n, say } from '../texts/i18n.ts'
import { findText } from '../texts/translate.ts'
import { notify } from '../ui/feedback/notify.ts'
import { callOf, defaultError, queriesOf } from './calls.ts'
import { failureText } from './failure-text.ts'
import type { Part } from './missing-part.ts'
import { createQueryClient } from './query-client.ts'
import { readAgain } from './read-again.ts'
import { restLink } from './rest-link.ts'

/** What calls take and give, by procedure: `Outputs['account']['getUser']`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export const queryClient = createQueryClient(async error => notify('error', await failureText(error)))

/** What a call's failure says where the server says nothing; the back-office's texts are there once a screen of it is. */
export function defaultText(name: string, input?: unknown): string {
  return findText(i18n.get().language, 'admin-errors', name) ?? say(`errors:${defaultError(name, input)}`)
}

/** Reads anew what a call has made old, as the contract says; resolves when what is shown has been read. */
export const refreshAfter = (name: CallName): Promise<void> =>
  readAgain(queryClient, queriesOf(callOf(name)[3] ?? everyChange))

/** Only some of what can be missing has words of its own; for the rest the call's default speaks. */
const missingText = (part: Part): string | undefined =>
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

import type { AppRouter } from '@game/api'
import { createTRPCClient } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { i18n } from '../texts/i18n.ts'
import { notify } from '../ui/feedback/notify.ts'
import { defaultError } from './defaults.ts'
import { failureText } from './failure-text.ts'
import type { Part } from './missing-part.ts'
import { createQueryClient } from './query-client.ts'
import { restLink } from './rest-link.ts'

/** What calls take and give, by procedure: `Outputs['account']['getUser']`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export const queryClient = createQueryClient(async error => notify('error', await failureText(error)))

/** The defaults of an admin's calls; their texts are there once a screen of the back-office is. */
function adminDefault(procedure: string): string | undefined {
  const text: unknown = i18n.getResource(i18n.language, 'admin-errors', procedure)
  return typeof text === 'string' ? text : undefined
}

/** Only some of what can be missing has words of its own; for the rest the call's default speaks. */
function missingText(part: Part): string | undefined {
  const text: unknown = i18n.getResource(i18n.language, 'errors', `missing.${part}`)
  return typeof text === 'string' ? text : undefined
}

export const client = createTRPCClient<AppRouter>({
  links: [
    restLink({
      fetch: (path, init) => fetch(path, init),
      defaultText: (procedure, input) =>
        adminDefault(procedure) ?? i18n.t(`errors:${defaultError(procedure, input)}`),
      missingText,
      offlineText: () => i18n.t('errors:offline'),
    }),
  ],
})

/** Typed query and mutation options of every call: `useQuery(trpc.event.getEvents.queryOptions({}))`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

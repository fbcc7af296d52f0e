import { type Access, type DefaultText, everyChange } from './call.ts'
import { callsByName } from './calls.ts'

export type { AdminTexts, CallName, FormName } from './calls.ts'
export { everyChange }

/** What the web needs of a call; `refreshes` is left out if `everyChange` covers it. */
export type WebCall = readonly [
  method: 'GET' | 'POST',
  path: string,
  defaultText: DefaultText,
  refreshes?: readonly string[],
]

const always: ReadonlySet<string> = new Set(everyChange)

/** The calls of the web whose access is one of these. */
export const callsFor = (access: readonly Access[]): Readonly<Record<string, WebCall>> =>
  Object.fromEntries(
    Object.entries(callsByName)
      .filter(([, call]) => call.transport !== 'lines' && access.includes(call.access))
      .map(([name, { method, path, defaultText, refreshes }]): [string, WebCall] => [
        name,
        refreshes.every(read => always.has(read))
          ? [method, path, defaultText]
          : [method, path, defaultText, refreshes],
      ]),
  )

/**
 * The calls of players and visitors by their names, `feature.verb`; those of admins are in `admin-web.ts`. The web's build replaces
 * this module with its values, so that the first page does not load summaries (apps/web/contract-values.ts).
 */
export const calls = callsFor(['public', 'user'])

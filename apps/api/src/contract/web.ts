import { type DefaultText, everyChange } from './call.ts'
import { callsByName } from './calls.ts'

export type { AdminTexts, CallName, FormName } from './calls.ts'
export { everyChange }

/** What the web needs of a call; `refreshes` is left out where `everyChange` has it all. */
export type WebCall = readonly [
  method: 'GET' | 'POST',
  path: string,
  defaultText: DefaultText,
  refreshes?: readonly string[],
]

const always: ReadonlySet<string> = new Set(everyChange)

/**
 * Every call by its name, `feature.verb`. The web's build puts the values of this module in its place, so that summaries
 * do not weigh on the first page (apps/web/contract-values.ts).
 */
export const calls: Readonly<Record<string, WebCall>> = Object.fromEntries(
  Object.entries(callsByName).map(([name, { method, path, defaultText, refreshes }]): [string, WebCall] => [
    name,
    refreshes.every(read => always.has(read))
      ? [method, path, defaultText]
      : [method, path, defaultText, refreshes],
  ]),
)

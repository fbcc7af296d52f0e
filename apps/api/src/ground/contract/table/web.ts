import { type Access, type DefaultText, everyChange } from '../call.ts'
import { callsByName } from './calls.ts'
import { verbPath } from './verb-path.ts'

export type { AdminTexts, CallName, FormName } from './calls.ts'
export { everyChange, verbPath }

/**
 * What the web needs of a call. `path` ends with a slash where its last part is the verb of the call's name, in kebab case; `refreshes` is
 * left out if `everyChange` covers it.
 */
export type WebCall = readonly [
  method: 'GET' | 'POST',
  path: string,
  defaultText: DefaultText,
  refreshes?: readonly string[],
]

const always: ReadonlySet<string> = new Set(everyChange)

const shortPath = (name: string, path: string): string =>
  path.endsWith(`/${verbPath(name)}`) ? path.slice(0, -verbPath(name).length) : path

/** The calls of the web whose access is one of these. */
export const callsFor = (access: readonly Access[]): Readonly<Record<string, WebCall>> =>
  Object.fromEntries(
    Object.entries(callsByName)
      .filter(([, call]) => call.transport !== 'lines' && access.includes(call.access))
      .map(([name, { method, path, defaultText, refreshes }]): [string, WebCall] => [
        name,
        refreshes.every(read => always.has(read))
          ? [method, shortPath(name, path), defaultText]
          : [method, shortPath(name, path), defaultText, refreshes],
      ]),
  )

/** Features, and calls, that neither the landing page nor the game page uses. */
const pageFeatures = [
  ...['passkey.', 'provider.', 'accessToken.', 'webhook.', 'story.', 'friend.', 'clan.'],
  // The settings.
  ...['account.setPassword', 'account.changePassword', 'account.exportData', 'account.deleteAccount'],
  ...['account.getSessions', 'account.endSession', 'account.endOtherSessions'],
]
const isOfPage = (name: string) => pageFeatures.some(feature => name.startsWith(feature))
const ofUsers = Object.entries(callsFor(['public', 'user']))

/** Their calls; the pages that use them load them. */
export const pageCalls = Object.fromEntries(ofUsers.filter(([name]) => isOfPage(name)))

/**
 * The calls of players and visitors by their names, `feature.verb`; others are in `page-web.ts` and `admin-web.ts`. The web's build replaces
 * this module with its values, so that the first page does not load summaries (apps/web/contract-values.ts).
 */
export const calls = Object.fromEntries(ofUsers.filter(([name]) => !isOfPage(name)))

import { expect, test } from 'vitest'

/** The texts as written: with a query in the address, the build does not compile their messages. */
const texts = import.meta.glob<object>('../texts/en/*.ts', {
  query: '?written',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a key such as `admin-phases:teamAdded`. */
function wordsOf(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':')
  return path
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
      texts[`../texts/en/${namespace}.ts`],
    )
}

const phases = '../../features/admin/event-config/phases'
const matches = `${phases}/matches/mutations.ts`
const teams = `${phases}/teams/mutations.ts`
const rewards = '../../features/admin/event-config/rewards/mutations.ts'
const catalogue = '../../features/admin/catalogue/mutations.ts'

/** Success popups, client messages and display fallbacks, each with the file that shows it (rulebook 13.33, 13.34). */
test.each([
  ['admin-phases:teamRemoved', 'Successfully removed team: {id}', teams],
  ['admin-phases:teamAdded', 'Successfully added team', teams],
  ['admin-phases:playerAdded', 'Successfully added player.', teams],
  ['admin-phases:playerRemoved', 'Successfully removed player.', teams],
  ['admin-phases:matchRemoved', 'Successfully removed match', matches],
  ['admin-phases:matchAdded', 'Successfully added match.', matches],
  ['admin-phases:matchUpdated', 'Successfully updated match.', matches],
  ['admin-phases:perksUpdated', 'Successfully updated phase perks.', `${phases}/perks/use-roll-perks.ts`],
  [
    'admin-config:created',
    'Successfully created event: {name}',
    '../../features/admin/event-config/general/new-event.tsx',
  ],
  ['admin-config:rewardAdded', 'Successfully added reward', rewards],
  ['admin-config:rewardUpdated', 'Successfully updated reward', rewards],
  [
    'admin-scores:uploaded',
    'Successfully uploaded score.',
    '../../features/admin/event-config/scores/uploads/uploads.ts',
  ],
  ['admin-catalogue:created', 'Successfully created {record}: {name}', catalogue],
  ['admin-catalogue:updated', 'Successfully updated {record}: {name}', catalogue],
  ['clans:success.joined', 'Successfully joined clan: {name}', '../../features/clan/mutations.ts'],
  ['clans:success.left', 'Successfully leaved clan: {name}', '../../features/clan/mutations.ts'],
  ['clans:success.deleted', 'Successfully deleted clan: {name}', '../../features/clan/mutations.ts'],
  ['friends:success.removed', 'Successfully removed friend', '../../features/friends/mutations.ts'],
  ['friends:success.invited', 'Invite sent to {name}', '../../features/friends/mutations.ts'],
  ['account:login.success', 'Successfully logged in as {name}!', '../session/mutations.ts'],
  ['account:signUp.success', 'Successfully signed in! Welcome {name}!', '../session/mutations.ts'],
  ['shell:loggedOut', 'Successfully logged out!', '../session/mutations.ts'],
  ['clans:missing.user', "Couldn't read user ID.", '../../features/clan/mutations.ts'],
  ['clans:missing.clan', "Couldn't read user current clan.", '../../features/clan/mutations.ts'],
  ['clans:missing.userData', "Couldn't read user data.", '../../features/clan/mutations.ts'],
  [
    'admin-config:noEventId',
    "Couldn't read event ID.",
    '../../features/admin/event-config/new-event-page.tsx',
  ],
  ['admin-phases:unknownTeam', 'Cannot read team name, invalid data!', `${phases}/matches/match-row.tsx`],
  ['admin-phases:unknownMap', 'ERROR', `${phases}/matches/use-map-names.ts`],
  ['admin-phases:unknownPlayer', 'unknown', `${phases}/teams/phase-team.tsx`],
])('%s is “%s”, and %s shows it', (key, words, screen) => {
  expect(wordsOf(key)).toBe(words)
  const path = key.slice(key.indexOf(':') + 1)
  expect(sources[screen]).toMatch(new RegExp(`['\`:]${path}['\`]`))
})

/** The back-office's default texts of failed calls: client.ts looks them up by the procedure. */
const failures: [procedure: string, words: string][] = [
  ['eventConfig.updatePhase', 'Error occured, updating phase failed.'],
  ['eventConfig.addPhase', 'Error occured, adding phase failed.'],
  ['eventConfig.removePhase', 'Error occured, removing phase failed.'],
  ['eventConfig.removePhaseTeam', 'Error occured, removing team failed.'],
  ['eventConfig.addPhaseTeam', 'Error occured, addding team failed.'],
  ['eventConfig.addPhaseTeamPlayer', 'Error occured, adding player failed.'],
  ['eventConfig.removePhaseTeamPlayer', 'Error occured, removing player failed.'],
  ['eventConfig.removePhaseMatch', 'Error occured, removing match failed.'],
  ['eventConfig.addPhaseMatch', 'Error occured, adding match failed.'],
  ['eventConfig.updatePhaseMatch', 'Error occured, updating match failed.'],
  ['eventConfig.updatePhasePerks', 'Error occured, updating phase perks failed.'],
  ['eventConfig.updateEvent', 'Error occured, updating event failed.'],
  ['eventConfig.addEventReward', 'Error occured, adding reward failed.'],
  ['eventConfig.updateEventReward', 'Error occured, updating reward failed.'],
  ['eventConfig.removeEvent', 'Error occured, removing event failed.'],
  ['eventConfig.addEvent', 'Error occured, adding event failed.'],
  ['score.uploadScore', 'Error occured, adding event failed.'],
  ['catalogue.removeTeam', 'Error occured, removing team failed.'],
  ['catalogue.removePlayer', 'Error occured, removing team failed.'],
  ...['Team', 'Player', 'Map', 'Role', 'Perk', 'Reward'].map((kind): [string, string] => [
    `catalogue.get${kind}s`,
    `Error occured when loading ${kind.toLowerCase()}s data. Try again later.`,
  ]),
  ...['Player', 'Role', 'Style', 'Map', 'Keyplay', 'Perk', 'Sleeve', 'Reward'].flatMap(
    (kind): [string, string][] => [
      [`catalogue.add${kind}`, `Error occured, adding ${kind.toLowerCase()} failed.`],
      [`catalogue.update${kind}`, `Error occured, updating ${kind.toLowerCase()} failed.`],
    ],
  ),
]

test.each(failures)('%s fails by default with: %s', (procedure, words) => {
  expect(wordsOf(`admin-errors:${procedure}`)).toBe(words)
})

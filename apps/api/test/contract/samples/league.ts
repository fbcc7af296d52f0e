import { makeTestLeague, placed, playPhase } from '../../calls/league-calls.ts'
import { socialAs } from '../../calls/social-calls.ts'
import { insertTestEvent } from '../../fixtures/insert-event.ts'
import type { Fixture } from '../fixture.ts'
import { anybody, oneself, owner, signedIn } from '../rights.ts'
import { ranked } from './score.ts'

/** An event whose only phase is open. */
const openEvent = async ({ testApp }: Fixture) =>
  (await insertTestEvent(testApp.db, [{ open: -10, lock: 600, points: 1 }])).eventId

const settings = { name: 'Contract', format: 'table', visibility: 'public', entry: 'open' }

/** The user's public league, with the friend in it. */
export async function ownLeague(fixture: Fixture, changed: Record<string, unknown> = {}) {
  await makeRoom(fixture)
  const scope = { eventId: await openEvent(fixture) }
  return makeTestLeague(fixture.user, { ...settings, scope, ...changed }, [fixture.friend])
}

/** Nobody may own more than ten leagues, and the samples make one for each sending. */
async function makeRoom({ testApp }: Fixture) {
  await testApp.db.deleteFrom('league').execute()
}

/** The user's public league with a round that has locked. */
async function playedLeague(fixture: Fixture) {
  await makeRoom(fixture)
  const { user, friend, testApp } = fixture
  const event = await insertTestEvent(testApp.db, [{ open: -10, lock: 600, points: 1 }])
  const made = await makeTestLeague(user, { ...settings, scope: { eventId: event.eventId } }, [friend])
  await playPhase(testApp.db, event, 1, placed([user, friend], [2, 1]))
  return made
}

const friendsLeague = async (fixture: Fixture, changed: Record<string, unknown> = {}) => {
  await makeRoom(fixture)
  const scope = { eventId: await openEvent(fixture) }
  return makeTestLeague(fixture.friend, { ...settings, scope, ...changed })
}

export const leagueSamples = {
  ...anybody({
    'get-leagues': async fixture => {
      await ownLeague(fixture)
      return { page: 1, pageSize: 10, phrase: 'contract' }
    },
    'get-league': async fixture => ({ leagueId: (await ownLeague(fixture)).id }),
    'get-league-members': async fixture => ({ leagueId: (await ownLeague(fixture)).id, phrase: '' }),
    'get-league-preview': async fixture => ({ code: (await ownLeague(fixture)).code }),
    'get-league-table': async fixture => ({ leagueId: (await ownLeague(fixture)).id, page: 1 }),
    'get-league-fixtures': async fixture => ({ leagueId: (await ownLeague(fixture)).id, round: 1 }),
    'get-league-glance': async fixture => ({ leagueId: (await playedLeague(fixture)).id, round: 1 }),
    'get-league-bracket': async fixture => ({ leagueId: (await ownLeague(fixture, { format: 'cup' })).id }),
    'get-league-ranks': async fixture => ({ leagueId: (await playedLeague(fixture)).id }),
    'get-league-history': async fixture => ({ leagueId: (await playedLeague(fixture)).id }),
    'get-league-meetings': async fixture => ({
      leagueId: (await ownLeague(fixture)).id,
      userId: fixture.user.id,
      otherId: fixture.friend.id,
    }),
    'get-season': () => ({ year: 2026, among: 'everybody', page: 1 }),
    'get-league-titles': ({ user }) => ({ userId: user.id }),
  }),
  ...signedIn({
    'add-league': async fixture => {
      await makeRoom(fixture)
      return { data: { ...settings, scope: { eventId: await openEvent(fixture) } } }
    },
    'get-holders': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
    'join-league': async fixture => ({ code: (await friendsLeague(fixture)).code }),
  }),
  ...oneself({
    'update-league': async fixture => ({
      leagueId: (await ownLeague(fixture)).id,
      data: { name: 'Renamed' },
    }),
    'delete-league': async fixture => ({ leagueId: (await ownLeague(fixture)).id }),
    'renew-league-code': async fixture => ({ leagueId: (await ownLeague(fixture)).id }),
    'renew-league': async fixture => {
      const { id } = await ownLeague(fixture)
      await fixture.testApp.db
        .updateTable('event')
        .set({ completed: true })
        .where('id', 'in', eb => eb.selectFrom('league_event').where('league_id', '=', id).select('event_id'))
        .execute()
      return { leagueId: id, data: { scope: { eventId: await openEvent(fixture) } } }
    },
    'remove-league-member': async fixture => ({
      leagueId: (await ownLeague(fixture)).id,
      userId: fixture.friend.id,
    }),
    'update-league-role': async fixture => ({
      leagueId: (await ownLeague(fixture)).id,
      userId: fixture.friend.id,
      role: 3,
    }),
    'admit-league-member': async fixture => {
      const { id, code } = await ownLeague(fixture, { entry: 'letIn' })
      await socialAs(fixture.friend)('join-league', { code })
      return { leagueId: id, userId: fixture.friend.id, admit: true }
    },
  }),
  ...owner({
    'remind-league-members': async fixture => ({
      leagueId: (await ownLeague(fixture, { visibility: 'private' })).id,
    }),
    'leave-league': async fixture => {
      const { id, code } = await friendsLeague(fixture, { visibility: 'private' })
      await socialAs(fixture.user)('join-league', { code })
      return { leagueId: id }
    },
  }),
}

import { type MatchStatus, product } from '@game/domain'
import type { Db } from '../../src/ground/db/db.ts'
import { insertTestEvent, insertTestTeam } from '../fixtures/insert-event.ts'
import type { TestUser } from '../fixtures/test-app.ts'

export type Refusal = { rule?: string; message: string }

/** The calls of the event configuration, as one user sends them. */
export const configAs =
  (user: Pick<TestUser, 'call'>) =>
  <T = Refusal>(verb: string, body: object) =>
    user.call<T>(`/api/${product.slug}/${verb}`, body)

/** An id that no record has. */
export const nothing = 2_000_000_000

/** What get-event answers about an event's configuration. */
export type Config = {
  name: string
  img: string
  public: boolean
  featured: boolean
  completed: boolean
  secondChance: boolean
  revision: number
  phases: {
    index: number
    name: string
    points: number
    mult: number
    open: string
    lock: string
    revision: number
    perks: { perkId: number }[]
    teams: {
      teamId: number
      players: { playerId: number; news: { state: string; text: string } | null }[]
    }[]
    matches: {
      id: number
      homeTeamId: number
      awayTeamId: number
      date: string
      status: MatchStatus
      bestOf: number | null
      maps: object[]
    }[]
  }[]
  rewards: { id: number; rewardId: number; amount: number; from: number; to: number; type: number }[]
}

export async function readConfig(user: Pick<TestUser, 'call'>, eventId: number): Promise<Config> {
  const { body } = await configAs(user)<{ event: Config }>('get-event', { id: eventId })
  return body.event
}

export const at = '2030-01-01T10:00:00.000Z'

/** When teams meet again. */
const later = '2030-01-01T14:00:00.000Z'

export const match = ([homeTeamId, awayTeamId]: readonly number[], phaseIndex = 1) => ({
  data: { homeTeamId, awayTeamId, date: at, phaseIndex },
  maps: [{ mapNumber: 1, mapId: 1, homeScore: 13, awayScore: 7 }],
})

export const reward = { rewardId: 1, amount: 2.5, from: 1, to: 3, type: 1 }

/** An event of two phases that have not opened, with a match and a reward; and one valid body of each call for it. */
export async function insertConfiguredEvent(db: Db, admin: TestUser) {
  const inserted = await insertTestEvent(db, [
    { open: 60, lock: 120 },
    { open: 180, lock: 240 },
  ])
  const { eventId, teams, players } = inserted
  const config = configAs(admin)
  const matched = await config<{ id: number }>('add-phase-match', { eventId, ...match(teams) })
  const rewarded = await config<{ id: number }>('add-event-reward', { eventId, data: reward })
  const free = await insertTestTeam(db, 2)
  const [home, away] = teams
  const phase = { eventId, phaseIndex: 1 }
  const bodies = {
    'add-event': { data: { name: 'Cup', img: '', featured: false, public: true } },
    'update-event': { eventId, data: { name: 'Renamed' } },
    'copy-event': { id: eventId, data: { name: 'Next Cup', day: '2030-05-01', zone: 'Europe/Warsaw' } },
    'add-phase': { data: { eventId, index: 3, name: 'phase', points: 1000, mult: 1, open: at, lock: at } },
    'copy-phase': { ...phase, index: 3 },
    'update-phase': { eventId, index: 1, data: { name: 'Renamed' } },
    'reorder-phases': { eventId, from: 1, to: 2 },
    'remove-phase': { eventId, index: 2 },
    'add-phase-team': { ...phase, teamId: free.team, players: free.players },
    'remove-phase-team': { ...phase, teamId: away, force: true },
    'add-phase-team-player': { ...phase, teamId: home, playerId: free.players[0] },
    'remove-phase-team-player': { ...phase, teamId: home, playerId: players[0] },
    'update-line-up-news': { ...phase, playerId: players[0], state: 'doubtful', text: 'A cold' },
    'add-phase-match': { eventId, ...match(teams), data: { ...match(teams).data, date: later }, again: true },
    'add-phase-matches': {
      ...phase,
      matches: [{ homeTeamId: home, awayTeamId: away, date: later, maps: [1, 2], again: true }],
    },
    'update-phase-match': { id: matched.body.id, eventId, ...match(teams, 2) },
    'remove-phase-match': { id: matched.body.id },
    'update-phase-perks': { ...phase, perks: [1, 1, 2] },
    'add-event-reward': { eventId, data: reward },
    'update-event-reward': { id: rewarded.body.id, eventId, data: { ...reward, amount: 7 } },
    'remove-event-reward': { id: rewarded.body.id },
    'remove-event': { id: eventId },
  }
  return { ...inserted, free, matchId: matched.body.id, rewardId: rewarded.body.id, bodies }
}
type ConfigCall = keyof Awaited<ReturnType<typeof insertConfiguredEvent>>['bodies']

/** All of them. */
export const configCalls = [
  'add-event',
  'update-event',
  'copy-event',
  'add-phase',
  'copy-phase',
  'update-phase',
  'reorder-phases',
  'remove-phase',
  'add-phase-team',
  'remove-phase-team',
  'add-phase-team-player',
  'remove-phase-team-player',
  'update-line-up-news',
  'add-phase-match',
  'add-phase-matches',
  'update-phase-match',
  'remove-phase-match',
  'update-phase-perks',
  'add-event-reward',
  'update-event-reward',
  'remove-event-reward',
  'remove-event',
] as const satisfies ConfigCall[]

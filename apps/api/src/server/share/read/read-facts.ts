import { notFound } from '../../../ground/contract/refusal.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Caller } from './caller.ts'
import type { RivalryFacts, RoundFacts, TitleFacts } from './facts.ts'
import { type PhaseKey, readDeck, readPhase } from './read-deck.ts'
import type { ShareLanguage } from './words.ts'

/** Reads what the picture of two decks shows. */
export async function readRivalryFacts(
  call: Caller,
  db: Db,
  key: PhaseKey,
  [userId, otherId]: readonly [number, number],
): Promise<RivalryFacts> {
  const { event } = await readPhase(call, key)
  const one = await readDeck(call, db, key, userId)
  const other = await readDeck(call, db, key, otherId)
  return { kind: 'rivalry', event, decks: [one.deck, other.deck] }
}

/** Reads what the picture of an event shows. */
export async function readEventFacts(call: Caller, eventId: number): Promise<TitleFacts> {
  const { event } = await call.event.getEvent({ id: eventId })
  return { kind: 'title', event: { name: event.name, img: event.img, phase: '' } }
}

/** Reads what the picture of a league's round shows: its fixtures, or the table after it. */
export async function readRoundFacts(
  call: Caller,
  leagueId: number,
  round: number,
  language: ShareLanguage,
): Promise<RoundFacts> {
  const { league } = await call.league.getLeague({ leagueId })
  const fixtures = await call.league.getLeagueFixtures({ leagueId, round })
  const { eventId, phaseIndex } = fixtures
  if (eventId === null || phaseIndex === null) return notFound('Round')
  const { event } = await readPhase(call, { eventId, phaseIndex, language })
  const pairs = fixtures.fixtures.map(({ home, away, homeScore, awayScore }) => ({
    home: home?.username ?? null,
    away: away?.username ?? null,
    homeScore,
    awayScore,
  }))
  const table = pairs.length > 0 ? [] : await firstRows(call, leagueId, round)
  return { kind: 'round', league: league.name, round, rounds: fixtures.rounds, event, pairs, rows: table }
}

async function firstRows(call: Caller, leagueId: number, round: number): Promise<RoundFacts['rows']> {
  const { rows } = await call.league.getLeagueTable({ leagueId, round, page: 1, pageSize: 10, phrase: '' })
  return rows.map(({ rank, user, points }) => ({ rank, name: user.username, points }))
}

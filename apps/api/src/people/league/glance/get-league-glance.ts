import { datedPhases, glanceCards, hasLocked, type RoundOfLeague } from '@game/domain'
import { z } from 'zod'
import { findPlayers } from '../../../game/catalogue/record/find-players.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../../ground/contract/paging.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Db } from '../../../ground/db/db.ts'
import { findLiveCounts } from '../../../ground/stream/message-queries.ts'
import { getVisibleLeague } from '../read/visible-league.ts'
import { glanceAnswer } from '../shapes/glance.ts'
import { roundNumber } from '../shapes/table-of.ts'
import { roundKey } from '../state/scores.ts'
import { loadShownLeague, type ShownLeague } from '../state/shown-leagues.ts'
import { findHolders, scoreDecksOf } from './glance-decks.ts'
import { findGlancePhase, findRoundOrder, listOrdered, type OrderedMember } from './glance-queries.ts'

/**
 * Answers a page of the members of a round that has locked, in its order, with the points of their cards (rulebook 19.36). Refuses
 * PHASE_UNDECIDED before the lock, and until the table of the round is made.
 */
export const getLeagueGlance = publicProcedure
  .input(
    z.strictObject({
      leagueId,
      round: roundNumber
        .meta({
          description: 'The number of the round, from 1; without it the last one that has locked.',
          example: 2,
        })
        .optional(),
      phaseIndex: phaseIndex
        .describe('The phase of the event of a season; without it the last one that has locked.')
        .optional(),
      page: paging.page,
      pageSize: paging.pageSize,
    }),
  )
  .output(answer(glanceAnswer))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    assertPageSize(null, { ...input, phrase: '' })
    const { league: row } = await getVisibleLeague(ctx, input.leagueId)
    const league = await loadShownLeague(db, row)
    const { tables } = league
    const round = input.round === undefined ? tables.at(-1) : tables.find(each => each.round === input.round)
    const phases = round ? lockedPhases(league, round) : []
    const named = phases.find(({ index }) => index === (input.phaseIndex ?? phases.at(-1)?.index))
    if (!round || !named) return refuse('PHASE_UNDECIDED')
    const phase = { eventId: round.eventId, phaseIndex: named.index }
    const found = await findGlancePhase(db, phase)
    const key = roundKey(league.id, round)
    const order = await findRoundOrder(db, key, actor?.id)
    if (!found?.locked || !order) return refuse('PHASE_UNDECIDED')
    const from = (input.page - 1) * input.pageSize + 1
    const members = await listOrdered(db, key, { from, size: input.pageSize })
    const own = order.place === null ? [] : await listOrdered(db, key, { from: order.place, size: 1 })
    const shown = [...members, ...own]
    const scores = await scoreDecksOf(db, phase, found, withCards(shown))
    const holders = await findHolders(db, key, { phase, version: order.version, count: order.count })
    const toRow = ({ id, username, avatar, place, score }: OrderedMember) => ({
      user: { id, username, avatar },
      place,
      score,
      cards: scores.get(id) ?? [],
    })
    const decks = new Map(shown.map(({ id }) => [id, scores.get(id) ?? []]))
    const cards = glanceCards([...decks.values()], holders)
    return {
      round: round.round,
      ...phase,
      phases,
      count: order.count,
      members: members.map(toRow),
      own: own.map(toRow)[0] ?? null,
      cards: await withPlayers(db, found.catalogue, cards),
      live: await findLiveCounts(db, round.eventId).then(live => ({ ...live, countedTo: live.revision })),
    }
  })

/** The locked phases of a round: the phase itself, or in a season those of its event. */
function lockedPhases({ events, now }: ShownLeague, { eventId, phaseIndex }: RoundOfLeague) {
  const phases = events.find(({ id }) => id === eventId)?.phases ?? []
  const locked = new Set(
    datedPhases(phases)
      .filter(phase => hasLocked(phase, now))
      .map(({ index }) => index),
  )
  return phases
    .filter(({ index }) => locked.has(index) && (phaseIndex === null || index === phaseIndex))
    .map(({ index, name, namePl }) => ({ index, name, ...(namePl && { namePl }) }))
}

/** The users whose cards are shown. */
const withCards = (members: readonly OrderedMember[]): number[] => [
  ...new Set(members.filter(({ score, isShown }) => isShown && score !== null).map(({ id }) => id)),
]

async function withPlayers(db: Db, catalogue: number | null, cards: ReturnType<typeof glanceCards>) {
  const players = await findPlayers(
    db,
    catalogue,
    cards.map(({ playerId }) => playerId),
  )
  return cards.map(({ playerId, holders }) => ({
    playerId,
    holders,
    name: players.get(playerId)?.name ?? '',
    img: players.get(playerId)?.img ?? '',
  }))
}

import type { CountedMoment, Deck } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import {
  avatar,
  eventId,
  isFinal,
  named,
  playerCount,
  userId,
  username,
} from '../../ground/contract/fields.ts'
import { notFound, refuse } from '../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../ground/contract/shapes.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { listLeftOut } from '../score/publish/left-out-queries.ts'
import { listUserDecks } from '../user-deck/user-deck-queries.ts'
import { findMoments, type PhaseMoments } from './read-moments.ts'
import { findRivalryPhase, listPlayerNames, listShownUsers } from './rivalry-queries.ts'

const moment = z.object({
  round: z.int().nullable().meta({
    description: 'The round; null for the end of a map and for a map of a file without kills.',
    example: 9,
  }),
  kill: z
    .object({
      killerId: id.nullable().describe('The player who killed; null if not in the catalogue.'),
      victimId: id.nullable().describe('The player who was killed; null if not in the catalogue.'),
      weapon: z.string().describe('The weapon as the game server names it.'),
    })
    .nullable()
    .describe('The kill; null for what a round or a map brought without one.'),
  counts: z.array(playerCount).describe('The counts that change.'),
})
const otherId = id.describe('The id of the user whose deck is the second.')
const output = z.object({
  users: z.array(z.object({ id, username, avatar })).describe('The two users.'),
  players: z.array(named).describe('The players.'),
  maps: z
    .array(
      z.object({
        id: z.string().describe('The id.'),
        map: z.string().describe('The name of the map.'),
        match: z.string().describe('The match as the file names it; empty for a game server.'),
        number: z.string().describe('The number of the map as the file has it; empty for a game server.'),
        final: isFinal,
        byRound: z
          .boolean()
          .describe(
            'Whether it has its kills and rounds; a map of a file without kills has only one moment.',
          ),
        moments: z.array(moment).describe('What changed counts on cards of the two decks, in order.'),
      }),
    )
    .describe('The maps.'),
})

/**
 * Answers two users and the moments of a locked phase's maps that changed counts on cards of their decks, from which `rivalryOf` follows
 * (rulebook 22.1, 22.3). 404 for users who asked for deletion and for users without a deck. Refuses PHASE_UNDECIDED before the lock.
 */
export const getRivalry = publicProcedure
  .input(z.strictObject({ eventId, phaseIndex, userId, otherId }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { userId, otherId, ...key } }) => {
    await getVisibleEvent(db, key.eventId, actor)
    const phase = (await findRivalryPhase(db, key)) ?? notFound('Phase')
    if (!phase.locked) refuse('PHASE_UNDECIDED')
    const leftOut = await listLeftOut(db, key.eventId)
    const shown = (await listShownUsers(db, [userId, otherId])).filter(({ id }) => !leftOut.includes(id))
    const found = new Map(shown.map(user => [user.id, user]))
    const users = [userId, otherId].map(each => found.get(each) ?? notFound('User'))
    const decks = await Promise.all(users.map(user => findDeck(db, user.id, key)))
    const maps = ofDecks(await findMoments(db, key, phase.version), decks)
    return { users, players: await listPlayerNames(db, playersIn(maps)), maps }
  })

async function findDeck(
  db: Queryable,
  userId: number,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
): Promise<Deck> {
  const decks = await listUserDecks(db, { userId, eventId })
  const cards = decks.find(({ phase }) => phase === phaseIndex)?.cards ?? []
  return cards.length > 0 ? cards : notFound('Deck')
}

/** The players whom moments name. */
const playersIn = (maps: readonly PhaseMoments[]): number[] => {
  const ids = maps.flatMap(({ moments }) =>
    moments.flatMap(({ kill, counts }) => [
      kill?.killerId,
      kill?.victimId,
      ...counts.map(({ playerId }) => playerId),
    ]),
  )
  return [...new Set(ids)].filter(each => each != null)
}

/** Leaves out what changes no card of the decks. */
function ofDecks(maps: readonly PhaseMoments[], decks: readonly Deck[]) {
  const cells = new Set(
    decks.flatMap(cards =>
      cards.flatMap(({ playerId, keyplays }) => keyplays.map(keyplayId => `${playerId} ${keyplayId}`)),
    ),
  )
  const onCards = ({ counts, ...of }: CountedMoment): CountedMoment => ({
    ...of,
    counts: counts.filter(({ playerId, keyplayId }) => cells.has(`${playerId} ${keyplayId}`)),
  })
  return maps.map(map => ({
    ...map,
    moments: map.moments.map(onCards).filter(({ counts }) => counts.length > 0),
  }))
}

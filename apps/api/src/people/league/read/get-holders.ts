import { z } from 'zod'
import { findScoredPhase } from '../../../game/score/read/player-score-queries.ts'
import { listUserDecks } from '../../../game/user-deck/user-deck-queries.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { count, deckCount, eventId, leagueId, playerId, shownName } from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listHeldCards, listHolderLeagues } from './holder-queries.ts'
import { listOwnLeagues } from './league-list-queries.ts'

/** In larger leagues, and in more of them, holders are not counted: each deck is looked up. */
const mostMembers = 1000
const mostLeagues = 10

const league = z.object({
  leagueId,
  name: shownName,
  decks: deckCount,
  holders: z
    .array(z.object({ playerId, count }))
    .describe("How many members hold each of the asker's cards."),
})

/** Answers how many members of each of the asker's leagues hold each of the asker's cards of a locked phase (rulebook 22.9). */
export const getHolders = userProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(
    answer(
      z.object({ leagues: z.array(league).describe('The public leagues of this page, the newest first.') }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input }) => {
    await getVisibleEvent(db, input.eventId, actor)
    const { locked } = (await findScoredPhase(db, input)) ?? notFound('Phase')
    if (!locked) refuse('PHASE_UNDECIDED')
    const decks = await listUserDecks(db, { userId: actor.id, eventId: input.eventId })
    const players =
      decks.find(({ phase }) => phase === input.phaseIndex)?.cards.map(card => card.playerId) ?? []
    if (players.length === 0) return { leagues: [] }
    const own = (await listOwnLeagues(db, actor.id, input.eventId)).filter(({ waiting }) => !waiting)
    const leagues = (
      await listHolderLeagues(
        db,
        own.map(({ leagueId }) => leagueId),
        mostMembers,
      )
    ).slice(0, mostLeagues)
    const users = [...new Set(leagues.flatMap(({ members }) => members))]
    const held = new Map(
      (await listHeldCards(db, input, { users, players })).map(deck => [deck.userId, deck.held]),
    )
    return {
      leagues: leagues.map(({ id: leagueId, name, members }) => {
        const ofMembers = members.flatMap(member => held.get(member) ?? [])
        const countOf = (playerId: number) => ofMembers.filter(each => each === playerId).length
        return {
          leagueId,
          name,
          decks: members.filter(member => held.has(member)).length,
          holders: players.map(playerId => ({ playerId, count: countOf(playerId) })),
        }
      }),
    }
  })

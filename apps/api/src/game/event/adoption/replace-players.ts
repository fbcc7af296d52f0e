import type { CountedMoment, Deck, PlayerCount } from '@game/domain'
import type { Transaction } from 'kysely'
import { blockOf } from '../../../ground/db/blocks.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { hashDeck } from '../../score/freeze/packed-leaves.ts'
import { addToBlock, sealPhase } from '../../score/proof/append-link.ts'
import { announceVoidPlayers } from '../../score-source/reading/save-provisional-counts.ts'
import { deleteOwnPlayers } from '../own-players/own-player-queries.ts'
import type { Pair } from './adoption-queries.ts'
import {
  type HeldDeck,
  listFacts,
  listHolding,
  listMapsOf,
  listPeople,
  openMaps,
  replaceInRows,
  saveCards,
  saveFacts,
  saveMap,
  savePeople,
} from './replace-queries.ts'

/**
 * Replaces own players of an event by the players of the catalogue that they are, everywhere: in line-ups, counts and decks, also those of locked phases. What these
 * were frozen with stays, so that all points stay, and the chain gets a link that records them again (rulebook 30.17). Those that are replaced are deleted. The caller has
 * locked event and phases.
 */
export async function replacePlayers(
  trx: Transaction<Schema>,
  eventId: number,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return
  const own = pairs.map(pair => pair.own)
  const known = new Map(pairs.map(pair => [pair.own, pair.known]))
  const idOf = (playerId: number): number => known.get(playerId) ?? playerId
  await replaceInRows(trx, eventId, pairs)
  await replaceInMaps(trx, eventId, { own, idOf })
  await replaceInPeople(trx, eventId, idOf)
  const drafts = await listHolding(trx, 'draft_deck', eventId, own)
  await saveCards(
    trx,
    'draft_deck',
    eventId,
    drafts.map(deck => withPlayers(deck, idOf)),
  )
  const decks = (await listHolding(trx, 'deck', eventId, own)).map(deck => withPlayers(deck, idOf))
  await saveCards(trx, 'deck', eventId, decks)
  await replaceInLocked(trx, eventId, decks, idOf)
  await deleteOwnPlayers(trx, eventId, own)
  await announceVoidPlayers(trx, eventId)
}

type IdOf = (playerId: number) => number

const withPlayers = (deck: HeldDeck, idOf: IdOf): HeldDeck => ({
  ...deck,
  cards: deck.cards.map(card => ({ ...card, playerId: idOf(card.playerId) })) satisfies Deck,
})

const withIds = <Count extends PlayerCount>(counts: readonly Count[], idOf: IdOf): Count[] =>
  counts.map(count => ({ ...count, playerId: idOf(count.playerId) }))

const momentWith =
  (idOf: IdOf) =>
  (moment: CountedMoment): CountedMoment => {
    const idOrNull = (id: number | null) => (id === null ? null : idOf(id))
    const { kill, counts } = moment
    return {
      ...moment,
      kill: kill && { ...kill, killerId: idOrNull(kill.killerId), victimId: idOrNull(kill.victimId) },
      counts: withIds(counts, idOf),
    }
  }

async function replaceInMaps(
  trx: Transaction<Schema>,
  eventId: number,
  { own, idOf }: { own: readonly number[]; idOf: IdOf },
): Promise<void> {
  await openMaps(trx)
  for (const map of await listMapsOf(trx, eventId, own))
    await saveMap(trx, {
      id: map.id,
      players: map.players.map(idOf),
      counts: withIds(map.counts, idOf),
      moments: map.moments?.map(momentWith(idOf)) ?? null,
    })
}

async function replaceInPeople(trx: Transaction<Schema>, eventId: number, idOf: IdOf): Promise<void> {
  const stored = await listPeople(trx, eventId)
  for (const table of ['event', 'score_source'] as const)
    for (const { id, people } of stored[table].filter(each => each.people.length > 0)) {
      const changed = people.map(person => ({
        ...person,
        playerId: person.playerId === null ? null : idOf(person.playerId),
      }))
      await savePeople(trx, table, { id, people: changed })
    }
}

/** The facts of locked phases keep their order, by which decks are packed. */
async function replaceInLocked(
  trx: Transaction<Schema>,
  eventId: number,
  decks: readonly HeldDeck[],
  idOf: IdOf,
): Promise<void> {
  for (const { phase, facts, frozen } of await listFacts(trx, eventId)) {
    const players = facts.players.map(player => ({ ...player, playerId: idOf(player.playerId) }))
    if (players.every(({ playerId }, at) => playerId === facts.players[at]?.playerId)) continue
    await saveFacts(trx, eventId, phase, { ...facts, players })
    if (!frozen) continue
    const key = { eventId, phaseIndex: phase }
    const ofPhase = decks.filter(deck => deck.phase === phase)
    for (const [block, held] of Map.groupBy(ofPhase, ({ userId }) => blockOf(userId)))
      await addToBlock(trx, { ...key, block }, held.map(hashDeck))
    await sealPhase(trx, key, 'recheck')
  }
}

import { cardsJson, type Deck } from '@game/domain'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { iso } from '../../../ground/db/sql-expressions.ts'
import type { PhaseKey } from './freeze-queries.ts'
import { packCards } from './packed-cards.ts'
import type { PreparedDecks } from './prepared-decks.ts'

/** The cards of a deck as the text that is hashed, and packed, as hexadecimal digits. */
export const textsOfDeck = (cards: Deck) => ({
  cards: cardsJson(cards),
  packed: Buffer.from(packCards(cards)).toString('hex'),
})

type DeckTexts = Record<'cards' | 'packed', Expression<string>>

/** Selects the columns that prepare a deck for freezing: its leaf (rulebook 9.25) and its packed cards. */
export const preparationOf = (
  userId: Expression<number>,
  { cards, packed }: DeckTexts,
  savedAt: Expression<string>,
) => ({
  // The text has no backslash, so the cast gives its bytes. A distributed database does not allow `convert_to` in updates.
  leaf: sql`sha256('\\x00'::bytea || ('{"cards":' || ${cards} || ',"savedAt":"' || ${iso(savedAt)} ||
    '","userId":' || ${userId}::text || '}')::bytea)`,
  packed_cards: sql`decode(${packed}, 'hex')`,
})

/** The columns of a deck that are written together, besides its version. */
export const deckColumns = ['cards', 'saved_at', 'leaf', 'packed_cards'] as const

export type HeldDeck = { userId: number; cards: Deck }

/** Selects decks to be written, as saved now: user_id and the columns that are written together. */
export function preparedRows(decks: readonly HeldDeck[]): RawBuilder<unknown> {
  const texts = decks.map(deck => textsOfDeck(deck.cards))
  const [ids, cards, packed] = [
    decks.map(deck => deck.userId),
    texts.map(deck => deck.cards),
    texts.map(deck => deck.packed),
  ]
  const { leaf, packed_cards } = preparationOf(
    sql.ref('t.user_id'),
    { cards: sql.ref('t.cards'), packed: sql.ref('t.packed') },
    sql`statement_timestamp()`,
  )
  return sql`(select t.user_id, t.cards::jsonb as cards, statement_timestamp() as saved_at,
      ${leaf} as leaf, ${packed_cards} as packed_cards
    from unnest(${ids}::int[], ${cards}::text[], ${packed}::text[]) t(user_id, cards, packed))`
}

/** Replaces the cards of decks of a phase, which is locked so that no move happens in between. */
export const updateDecks = (db: Queryable, { eventId, phaseIndex }: PhaseKey, decks: readonly HeldDeck[]) => {
  const changed = sql.join(deckColumns.map(column => sql`${sql.ref(column)} = c.${sql.ref(column)}`))
  return sql`update deck d set version = d.version + 1, prepared_version = d.version + 1, ${changed}
    from ${preparedRows(decks)} c
    where d.event_id = ${eventId} and d.phase_index = ${phaseIndex} and d.user_id = c.user_id`.execute(db)
}

/** Prepared decks of a block; `decks` is null if one of them is not prepared, or has changed since. */
export type PreparedBlock = { block: number; decks: PreparedDecks | null }

/** Lists the blocks with decks that hold cards, of users from the id `from` to before the id `to`. */
export const listPreparedBlocks = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  { from, to }: { from: number; to: number },
): Promise<PreparedBlock[]> => {
  const { rows } = await sql<{ block: number; prepared: boolean } & PreparedDecks>`
    select block, bool_and(prepared) as prepared,
      string_agg(int4send(user_id) || leaf, ''::bytea order by user_id) as leaves,
      string_agg(packed_cards, ''::bytea order by user_id) as cards
    from (
      select user_id, user_id / ${sql.lit(blockSize)} as block, leaf, packed_cards,
        coalesce(prepared_version = version, false) as prepared
      from deck
      where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id >= ${from} and user_id < ${to}
        and cards <> '[]') d
    group by block order by block`.execute(db)
  return rows.map(({ block, prepared, leaves, cards }) => ({
    block,
    decks: prepared ? { leaves, cards } : null,
  }))
}

import { accept, type Result, refuse } from '../shared/result.ts'
import type { NewsState } from '../shared/vocabulary.ts'
import type { LineUp } from './line-up.ts'

/** The maximum number of characters of the text of line-up news (rulebook 18.15). */
export const newsTextLength = 100

/** What an organiser says of a listed player, with a text that can be empty (rulebook 18.15). */
export type LineUpNews = { state: NewsState; text: string }

/** Line-up news as a form has it; null for none. */
export type NewsFields = { state: NewsState | null; text: string }

/**
 * Checks news of a player of a phase and returns them with their text trimmed; null without a state, which takes the news back, whatever
 * the text (rulebook 18.15). Refuses PLAYER_NOT_IN_PHASE, NEWS_TEXT_LENGTH.
 *
 * @example
 * checkLineUpNews([{ teamId: 1, players: [7] }], 7, { state: 'out', text: ' ill ' }) // { ok: true, value: { state: 'out', text: 'ill' } }
 */
export const checkLineUpNews = (
  lineUp: LineUp,
  playerId: number,
  { state, text }: NewsFields,
): Result<LineUpNews | null> => {
  if (!lineUp.some(({ players }) => players.includes(playerId))) return refuse('PLAYER_NOT_IN_PHASE')
  if (state === null) return accept(null)
  const trimmed = text.trim()
  return [...trimmed].length > newsTextLength
    ? refuse('NEWS_TEXT_LENGTH', { limit: newsTextLength })
    : accept({ state, text: trimmed })
}

/** Whether news say the same, so that saving them changes nothing and notifies nobody (rulebook 18.15). */
export const isSameNews = (one: LineUpNews | null, other: LineUpNews | null): boolean =>
  one?.state === other?.state && one?.text === other?.text

/** A person of a team who plays although the line-up does not say so (rulebook 15.21). */
export type UnexpectedPlayer = { playerId: number; finding: 'notListed' | 'out' }

/**
 * Returns those of the players of a map who are not listed in its phase, and those who are marked as out there, each once, in the order
 * given (rulebook 15.21).
 *
 * @example
 * unexpectedPlayers([7, 9], [{ teamId: 1, players: [7] }], [7]) // [{ playerId: 7, finding: 'out' }, { playerId: 9, finding: 'notListed' }]
 */
export const unexpectedPlayers = (
  played: readonly number[],
  lineUp: LineUp,
  out: readonly number[],
): UnexpectedPlayer[] =>
  [...new Set(played)].flatMap((playerId): UnexpectedPlayer[] => {
    if (!lineUp.some(({ players }) => players.includes(playerId))) return [{ playerId, finding: 'notListed' }]
    return out.includes(playerId) ? [{ playerId, finding: 'out' }] : []
  })

import type { Watched } from '../../base/stream/messages.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import type { League, Round } from './league.ts'

/**
 * Keeps a league up to date while mounted. Its messages are those of the event of the last round that has locked, which may still be
 * corrected, and of the next one, which is another in a season.
 */
export function useLeagueStream({ rounds }: Pick<League, 'rounds'>): void {
  useStream(watch(rounds.findLast(({ state }) => state === 'running' || state === 'final')))
  useStream(watch(rounds.find(({ state }) => state === 'ahead')))
}

const watch = (round: Round | undefined): Watched => (round ? { eventId: round.eventId } : {})

import type { Participant } from './line/participants.ts'
import type { LifeChange, RoundLog } from './match/round-log.ts'

/**
 * Returns the player who won a round after being the only one of a side alive, with an opponent alive. Who is ignored is
 * never alive (rulebook 14.10).
 */
export const clutchOf = (
  { alive: sides, lives, livesBefore, winner }: RoundLog,
  ignores: (steamId: string) => boolean,
): Participant | undefined => {
  if (winner === null) return undefined
  const counts = ({ steamId }: Participant): boolean => steamId === '' || !ignores(steamId)
  const alive = new Set(Array.from(sides.keys()).filter(counts))
  const aliveOn = (isWinner: boolean): Participant[] =>
    Array.from(alive).filter(participant => (sides.get(participant) === winner) === isWinner)
  const lastOne = (): Participant | undefined =>
    aliveOn(true).length === 1 && aliveOn(false).length > 0 ? aliveOn(true)[0] : undefined
  const apply = ({ participant, change }: LifeChange): void => {
    if (change === 'back' && counts(participant)) alive.add(participant)
    else alive.delete(participant)
  }
  for (const each of lives.slice(0, livesBefore)) apply(each)
  let last = lastOne()
  for (const each of lives.slice(livesBefore)) {
    apply(each)
    last ??= lastOne()
  }
  return last?.steamId ? last : undefined
}

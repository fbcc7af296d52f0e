import { randomInt } from 'node:crypto'
import { leagueCodeDigits, leagueCodeLength } from '@game/domain'

/** Makes the code of a league or a private event at random: a million million of them exist (rulebook 19.2, 30.4). */
const newCode = (): string =>
  Array.from({ length: leagueCodeLength }, () => leagueCodeDigits[randomInt(leagueCodeDigits.length)]).join(
    '',
  )

/** Runs `save` with new codes until one is not taken; `save` answers undefined if it is. */
export async function withNewCode<T>(
  save: (code: string) => Promise<T | undefined>,
  make: () => string = newCode,
): Promise<T> {
  for (;;) {
    const saved = await save(make())
    if (saved !== undefined) return saved
  }
}

import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import { expect, it } from 'vitest'
import { playCup } from '../src/index.ts'

/** Builds the bracket of a cup by a library: the sides of each tie by level, null where nobody is known yet. */
async function bracketOfLibrary(members: number, size: number): Promise<(number | null)[][][]> {
  const database = new InMemoryDatabase()
  const library = new BracketsManager(database)
  const seeding = Array.from({ length: size }, (_, at) => (at < members ? String(at + 1) : null))
  const settings = { seedOrdering: ['inner_outer' as const] }
  await library.create.stage({ tournamentId: 0, name: 'Cup', type: 'single_elimination', seeding, settings })
  const { participant, round, match } = await library.get.tournamentData(0)
  const nameOf = new Map(participant.map(({ id, name }) => [id, Number(name)]))
  const sideOf = (opponent: { id: number | string | null } | null) =>
    opponent?.id == null ? null : (nameOf.get(Number(opponent.id)) ?? null)
  return round.map(({ id }) =>
    match
      .filter(({ round_id }) => round_id === id)
      .map(({ opponent1, opponent2 }) => [sideOf(opponent1), sideOf(opponent2)]),
  )
}

it('a library pairs cups of 2 to 128 alike, with the same byes (rulebook 19.24, 19.25)', async () => {
  for (let members = 2; members <= 128; members++) {
    const seeds = Array.from({ length: members }, (_, at) => at + 1)
    const { size, rounds } = playCup({ seeds, rounds: [] })
    const ties = rounds.map(level => level.map(({ home, away }) => [home, away]))
    expect(ties, `${members} members`).toEqual(await bracketOfLibrary(members, size))
  }
})

import type { Inputs } from '../../../../base/api/client.ts'
import type { Adoption } from './listed-game.ts'

/** What is typed of a player; '' for nothing. */
export type Facts = { country: string; birth: string; role: string; style: string }
export type TypedFacts = Readonly<Record<number, Facts>>
type Matches = Inputs['hosting']['adoptEvent']['matches']

export const noFacts: Facts = { country: '', birth: '', role: '', style: '' }
const fieldOf: Readonly<Record<string, keyof Facts>> = {
  country: 'country',
  birth: 'birth',
  roleId: 'role',
  styleId: 'style',
}

/** Whether everything is typed that new players of the catalogue lack. */
export const isReady = ({ players }: Adoption, facts: TypedFacts): boolean =>
  players
    .filter(({ known }) => known === null)
    .every(({ id, lacks }) =>
      lacks.every(lacking => {
        const field = fieldOf[lacking]
        return field !== undefined && (facts[id] ?? noFacts)[field] !== ''
      }),
    )

/** Returns who each own player and team is: a record that the catalogue has, but for `newTeams`, or a new one. */
export const matchesOf = (
  { players, teams }: Adoption,
  facts: TypedFacts,
  newTeams: readonly number[],
): Matches => ({
  players: players.map(({ id, known }) => {
    if (known !== null) return { id, playerId: known }
    const { country, birth, role, style } = facts[id] ?? noFacts
    return {
      id,
      ...(country && { country }),
      ...(birth && { birth }),
      ...(role && { roleId: Number(role) }),
      ...(style && { styleId: Number(style) }),
    }
  }),
  teams: teams.map(({ id, known }) => ({ id, teamId: newTeams.includes(id) ? null : known })),
})

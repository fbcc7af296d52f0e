import type { ListedPlayer } from './listed-players.ts'

/** The words of a name, without accents, case and signs: nicks have clans and numbers around them. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Proposes the listed player whose whole name is among the words of a person's name; null for none, and for several. */
export function proposedPlayer(
  name: string,
  players: readonly Pick<ListedPlayer, 'value' | 'name'>[],
): number | null {
  const words = ` ${wordsOf(name).join(' ')} `
  const named = players.filter(player => {
    const own = wordsOf(player.name).join(' ')
    return own !== '' && words.includes(` ${own} `)
  })
  return named.length === 1 ? (named[0]?.value ?? null) : null
}

/** The Polish text files; a module of its own, so that it loads for Polish only. */
export const polish = import.meta.glob<{ default: object }>([
  './pl/*.ts',
  '!./pl/{welcome,deck,keyplays,perks,phases,sleeves}.ts',
])

export const readGamePage = () => import('./game-page/pl.ts')

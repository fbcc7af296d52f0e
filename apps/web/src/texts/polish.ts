/** The Polish text files, in a separate module, so that it loads for Polish only. */
export const polish = import.meta.glob<{ default: object }>([
  './pl/*.ts',
  '!./pl/{welcome,deck,keyplays,perks,phases,sleeves}.ts',
])

export const readGamePage = () => import('./game-page/pl.ts')

/** The text files that most visitors never need, Polish and those of the back-office: a list of its own, which loads with the first of them. */
export const moreTexts = import.meta.glob<{ default: object }>([
  './pl/*.ts',
  './en/admin*.ts',
  '!./pl/{welcome,deck,keyplays,perks,phases,sleeves}.ts',
])

export const readPolishGamePage = () => import('./game-page/pl.ts')

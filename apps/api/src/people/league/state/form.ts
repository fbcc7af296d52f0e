import { fromHundredths, toHundredths } from '@game/domain'

/** How many rounds a row of a table shows. */
export const formRounds = 5

/** What a member did in a round: points, null without a deck, undefined if the round did not count for the member. */
export type FormScore = number | null | undefined

/** Writes what a member did in rounds, the newest last, as it is stored: hundredths, `-` without a deck, `.` where the round did not count. */
export const writeForm = (scores: readonly FormScore[]): string =>
  scores.map(score => (score === undefined ? '.' : score === null ? '-' : toHundredths(score))).join(';')

/** Reads it. */
export const readForm = (form: string): FormScore[] =>
  form.split(';').map(each => (each === '.' ? undefined : each === '-' ? null : fromHundredths(Number(each))))

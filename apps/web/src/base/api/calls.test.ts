import { expect, expectTypeOf, test } from 'vitest'
import type adminErrors from '../texts/en/admin-errors.ts'
import errors from '../texts/en/errors.ts'
import phases from '../texts/en/phases.ts'
import settings from '../texts/en/settings.ts'
import type { AdminTexts, CallName } from './calls.gen.ts'
import { defaultError } from './calls.ts'

/** The default text of a failure, word for word, by the call that fails (rulebook 13.32). */
const catalogue: [procedure: CallName, words: string, input?: object][] = [
  ['deck.getCards', "Error occured, couldn't load deck. Try again later.", { eventId: 1, userId: 2 }],
  ['score.getDeckScore', "Error occured, couldn't load deck score. Try again later."],
  ['deck.addCard', 'Error occured, adding card failed.'],
  ['deck.removeCard', 'Error occured, removing card failed.'],
  ['deck.updateDeckOrder', 'Error occured, moving card failed.'],
  ['deck.addCardKeyplay', 'Error occured, adding card keyplay failed.'],
  ['deck.removeCardKeyplay', 'Error occured, removing card keyplay failed.'],
  ['deck.addCardPerk', 'Error occured, adding card perk failed.'],
  ['deck.removeCardPerk', 'removing card perk failed.'],
  ['deck.transferCardPerk', 'transfering card perk failed.'],
  ['deck.handleNextPhase', "Error occured, couldn't handle next phase."],
  ['catalogue.getKeyplays', 'Error occured when loading keyplays data. Try again later.'],
  ['catalogue.getStyles', 'Error occured when loading styles data. Try again later.'],
  ['system.getDate', "Couldn't read current date."],
  ['event.getFeaturedEvents', "Error occured, couldn't load featured events data. Try again later."],
  ['event.getEvents', "Error occured, couldn't load events. Try again later."],
  ['score.getEventScores', "Error occured, couldn't load event scores. Try again later."],
  ['account.login', 'Error occured, login failed.'],
  ['account.signUp', 'Error occured, signup failed.'],
  ['account.deleteAccount', 'Error occurred, deleting account failed.'],
  ['deck.getPickRates', 'Unknown error occurred. Try again later.'],
  // The game page's sleeves, and calls with two texts, and texts of a different form.
  ['deck.getCards', "Error occured, couldn't load user cards. Try again later.", { userId: 2 }],
  ['catalogue.getSleeves', 'Error occured when loading sleeves data. Try again later.'],
  ['clan.getClanMembers', "Unknown error, couldn't get clan members"],
  ['friend.acceptInvite', 'Unknown error occurred. Try again later.'],
]

test.each(catalogue)('%s fails by default with: %s', (procedure, words, input = {}) => {
  expect(errors[defaultError(procedure, input)]).toBe(words)
})

test.each([
  [errors.missing.keyplays, "Error occured, couldn't read keyplays data."],
  [errors.missing.styles, "Error occured, couldn't read styles data."],
  [errors.missing.clan, "Couldn't read clan data."],
  [phases.transferred, 'Advanced to next phase, cards transfered.'],
  [settings.deletion.success, 'Account has been deleted.'],
])('the popup says %s (rulebook 13.33, 13.34)', (ours, words) => {
  expect(ours).toBe(words)
})

test('exactly the calls of the back-office that have their own default text are in its texts (rulebook 13.32)', () => {
  type Texts = typeof adminErrors
  type Shape = { -readonly [Feature in keyof Texts]: Record<keyof Texts[Feature], string> }
  expectTypeOf<Shape>().toEqualTypeOf<AdminTexts>()
})

import { expect, it } from 'vitest'
import { refusalCodes, refusalKind, refusals } from './refusal.ts'
import { refusalMessage } from './refusal-message.ts'
import { refuse } from './result.ts'

it('words a refusal with its facts (rulebook 12.8)', () => {
  expect(refusalMessage(refuse('DECK_FULL', { limit: 5 }))).toBe('The deck already holds 5 cards.')
  expect(refusalMessage(refuse('INVITE_FRIEND', { name: 'anna' }))).toBe('anna is already your friend.')
})

it('words a number with the right plural form', () => {
  expect(refusalMessage(refuse('PLAYER_IN_DECKS', { decks: 1 }))).toBe('This player is in 1 deck.')
  expect(refusalMessage(refuse('EVENT_HAS_DECKS', { decks: 2 }))).toBe(
    'This event already has 2 decks; it can’t be removed.',
  )
})

it('keeps the placeholder of a missing fact', () => {
  expect(refusalMessage(refuse('DECK_FULL'))).toBe('The deck already holds {limit} cards.')
  expect(refusalMessage(refuse('DECK_FULL', {}))).toBe('The deck already holds {limit} cards.')
  expect(refusalMessage(refuse('PLAYER_IN_DECKS'))).toBe(
    'This player is in {decks, plural, one {# deck} other {# decks}}.',
  )
})

it('has the exact texts of the rulebook', () => {
  const given = {
    JOIN_TOO_LATE: 'EVENT ALREADY STARTED, TOO LATE TO JOIN',
    DATE_UNKNOWN: "UNKNOWN ERROR. COULDN'T READ CURRENT DATE.",
    LOGIN_NEEDED: 'YOU NEED TO BE LOGGED IN',
    LOGIN_WRONG: 'Wrong username or password.',
    NOT_YOURSELF: 'You can only do this for your own account.',
    ALREADY_IN_CLAN: 'USER CAN BE IN ONE CLAN AT A TIME',
    MATCH_INCOMPLETE: 'Match Data is not complete. Check teams, date, phase and maps.',
    REWARD_INCOMPLETE: 'Data is not valid, check inputs.',
    TEAM_INCOMPLETE: 'Invalid team data. Try again.',
    ADMIN_NEEDED: 'PAGE NOT FOUND OR NO PERMISSIONS',
  } as const
  expect(
    Object.fromEntries(refusalCodes.filter(rule => rule in given).map(rule => [rule, refusals[rule].text])),
  ).toEqual(given)
})

it('returns the kind of a refusal', () => {
  expect(refusalKind('DECK_FULL')).toBe('rule')
  expect(refusalKind('EMAIL_FORM')).toBe('input')
  expect(refusalKind('FILE_TOO_LARGE')).toBe('size')
  expect(refusalKind('PICTURE_TYPE')).toBe('type')
  expect(refusalKind('LOGIN_WRONG')).toBe('session')
  expect(refusalKind('NOT_YOURSELF')).toBe('rights')
  expect(refusalKind('INVITE_UNKNOWN')).toBe('absent')
  expect(refusalKind('TOO_MANY_ATTEMPTS')).toBe('frequency')
  expect(refusalKind('TOO_MANY_SIGN_INS')).toBe('load')
})

it('words every refusal as a different sentence', () => {
  const texts = refusalCodes.map(rule => refusals[rule].text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/\S/)
})

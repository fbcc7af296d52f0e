import { expect, it } from 'vitest'
import { kindOf, messageOf, refusals, rules } from './refusal.ts'
import { refuse } from './result.ts'

it('words a refusal with its facts (rules.md 10)', () => {
  expect(messageOf(refuse('DECK_FULL', { limit: 5 }))).toBe('The deck already holds 5 cards.')
  expect(messageOf(refuse('INVITE_FRIEND', { name: 'anna' }))).toBe('anna is already your friend.')
})

it('leaves the name of a fact standing that is missing', () => {
  expect(messageOf(refuse('DECK_FULL'))).toBe('The deck already holds {limit} cards.')
  expect(messageOf(refuse('DECK_FULL', {}))).toBe('The deck already holds {limit} cards.')
})

it('has the exact texts that the specifications give', () => {
  const given = {
    JOIN_TOO_LATE: 'EVENT ALREADY STARTED, TOO LATE TO JOIN',
    DATE_UNKNOWN: "UNKNOWN ERROR. COULDN'T READ CURRENT DATE.",
    LOGIN_NEEDED: 'YOU NEED TO BE LOGGED IN',
    LOGIN_WRONG: 'Wrong username or password.',
    NOT_YOURSELF: 'You can only do this as yourself.',
    ALREADY_IN_CLAN: 'USER CAN BE IN ONE CLAN AT A TIME',
    MATCH_INCOMPLETE: 'Match Data is not complete. Check teams, date, phase and maps.',
    REWARD_INCOMPLETE: 'Data is not valid, check inputs.',
    TEAM_INCOMPLETE: 'Invalid team data. Try again.',
    ADMIN_NEEDED: 'PAGE NOT FOUND OR NO PERMISSIONS',
  } as const
  expect(
    Object.fromEntries(rules.filter(rule => rule in given).map(rule => [rule, refusals[rule].text])),
  ).toEqual(given)
})

it('says of what kind a refusal is', () => {
  expect(kindOf('DECK_FULL')).toBe('rule')
  expect(kindOf('EMAIL_FORM')).toBe('input')
  expect(kindOf('FILE_TOO_LARGE')).toBe('size')
  expect(kindOf('PICTURE_TYPE')).toBe('type')
  expect(kindOf('LOGIN_WRONG')).toBe('session')
  expect(kindOf('NOT_YOURSELF')).toBe('rights')
  expect(kindOf('INVITE_UNKNOWN')).toBe('absent')
})

it('words every refusal as a sentence of its own', () => {
  const texts = rules.map(rule => refusals[rule].text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/\S/)
})

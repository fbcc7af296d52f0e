import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv, variableNames } from './env.ts'

test.each(['docs/operations.md', '.env.example'])('%s explains every variable', file => {
  const text = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')
  expect(variableNames.filter(name => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test('compose.yaml sets or passes on every variable but those of a game outside containers', () => {
  const text = readFileSync(new URL('../../../../../compose.yaml', import.meta.url), 'utf8')
  const image = ['PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS']
  expect(variableNames.filter(name => !new RegExp(`^    ${name}: `, 'm').test(text))).toEqual(image)
})

test('an empty variable, as compose.yaml passes on, is one that is not set', () => {
  expect(readEnv(Object.fromEntries(variableNames.map(name => [name, ''])))).toEqual(readEnv({}))
})

test('the embedded database is backed up every day into its folder, unless it is turned off; Postgres only if asked for', () => {
  const DATABASE_URL = 'postgres://game@db/game'
  const every = (hours: number, folder: string) => ({ everyMs: hours * 3_600_000, folder })
  expect(readEnv({ DATA_DIR: '/data' }).backups).toEqual(every(24, '/data/backups'))
  expect(readEnv({ BACKUP_EVERY: '6h', BACKUP_DIR: '/safe' }).backups).toEqual(every(6, '/safe'))
  expect(readEnv({ BACKUP_EVERY: 'off' }).backups).toBeUndefined()
  expect(readEnv({ DATABASE_URL }).backups).toBeUndefined()
  expect(readEnv({ DATABASE_URL, BACKUP_EVERY: '1d' }).backups).toEqual(every(24, 'backups'))
})

test.each([
  ['mailto:ops@example.org', true],
  ['https://play.example.org', true],
  ['mailto:ops@localhost', false],
  ['mailto:game@league.local', false],
  ['mailto: ops@example.org', false],
  ['mailto:', false],
  ['mailto:ops', false],
  ['https://localhost', false],
])('VAPID_SUBJECT=%s is one that Apple takes: %s', (VAPID_SUBJECT, isTaken) => {
  const read = () => readEnv({ PUBLIC_URL: 'https://play.example.org', VAPID_SUBJECT }).push?.subject
  if (isTaken) expect(read()).toBe(VAPID_SUBJECT)
  else expect(read).toThrow('Apple')
})

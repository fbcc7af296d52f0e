import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../../../', import.meta.url)
const linesOf = (page: string) => readFileSync(new URL(page, root), 'utf8').split('\n')

/** The tests and vectors that a text cites in backticks. */
const citedIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test\.ts|json))`/g)].flatMap(([, path]) => path ?? [])
const exists = (path: string) => existsSync(new URL(path, root))

test('each item of docs/security.md names a test', () => {
  const items = linesOf('docs/security.md').filter(line => /^\| \d/.test(line))
  expect(items.length).toBeGreaterThan(35)
  expect(items.filter(item => citedIn(item.split('|')[3] ?? '').length === 0)).toEqual([])
})

test.each([
  ['docs/security.md', ['']],
  ['docs/operations.md', ['']],
  [
    'docs/decisions/threats.md',
    [
      '',
      'apps/api/',
      'apps/api/test/contract/',
      'apps/api/src/ground/csv/',
      'apps/api/src/game/score/upload/',
    ],
  ],
])('every test that %s cites exists', (page, folders) => {
  const cited = linesOf(page).flatMap(citedIn)
  expect(cited.filter(path => !folders.some(folder => exists(folder + path)))).toEqual([])
})

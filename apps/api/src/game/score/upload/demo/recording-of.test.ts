import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askedEvents, askedOfGame, askedOfPlayers, askedStates } from './recording-of.ts'

test('docs/dialects.md says what each event and state counts that is read of a demo (rulebook 8.34)', () => {
  const page = readFileSync(new URL('../../../../../../../docs/dialects.md', import.meta.url), 'utf8')
  const [, rows = ''] = /^\| demo \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(page) ?? []
  const asked = [...askedEvents, ...askedOfPlayers, ...askedOfGame, ...askedStates]
  expect(asked.filter(name => !rows.includes(`\`${name}\``))).toEqual([])
})

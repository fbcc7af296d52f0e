import { afterAll, beforeAll, expect, test } from 'vitest'
import { placements } from '../../src/ground/distribution/placement.ts'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture } from './fixture.ts'
import { operations } from './operations.ts'
import { callerOf, sampleOf } from './samples.ts'
import { send } from './send.ts'
import { openWithStatementHook } from './statement-hook.ts'

let testApp: TestApp
let hooked: TestApp
const statements = new Set<string>()
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
  hooked = await openWithStatementHook(testApp, text => {
    statements.add(text)
    return text
  })
})
afterAll(async () => {
  await hooked.close()
  await testApp.close()
})

const names = (statement: string, table: string) =>
  new RegExp(`\\b(from|join|into|update|using)\\s+"?${table}"?\\b`, 'i').test(statement)
const others = Object.keys(placements).filter(table => table !== 'deck')

test('no statement of a call joins decks with another table, except the write that reads its phase', async () => {
  for (const operation of operations) {
    const fixture = await createFixture(testApp)
    const { verb } = operation
    await send(hooked, operation, callerOf(verb, fixture), await sampleOf(verb, fixture))
  }
  const ofDecks = [...statements].filter(statement => names(statement, 'deck'))
  expect(ofDecks.length).toBeGreaterThan(10)
  const joins = ofDecks.flatMap(statement =>
    others.filter(table => names(statement, table)).map(table => [table, statement.slice(0, 12)]),
  )
  expect(joins.toSorted()).toEqual([
    ['phase', 'insert into '],
    ['phase', 'update deck '],
  ])
})

import { expect } from 'vitest'
import { makeTestLeague } from '../../../test/calls/league-calls.ts'
import { openWithStatementHook } from '../../../test/contract/statement-hook.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

it('the time of no call depends on whose deck is ready: the statements are the same (rulebook 19.30)', async ({
  db,
  newUsers,
  testApp,
}) => {
  const [owner, member, ...others] = (await newUsers(5)) as [TestUser, TestUser, ...TestUser[]]
  // Three rounds, which are enough for a cup of five.
  const event = await insertTestEvent(db, [
    { open: -10, lock: 60, points: 1 },
    { open: 61, lock: 120, points: 1 },
    { open: 121, lock: 180, points: 1 },
  ])
  const scope = { eventId: event.eventId }
  const leagues: { id: number; code: string }[] = []
  for (const format of ['table', 'headToHead', 'cup'])
    leagues.push(await makeTestLeague(owner, { format, scope }, [member, ...others]))
  const statements: string[] = []
  const hooked = await openWithStatementHook(testApp, text => {
    statements.push(text)
    return text
  })
  const statementsOf = async (call: string, payload?: object): Promise<string[]> => {
    statements.length = 0
    const { statusCode } = await hooked.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/social/${call}`,
      headers: { cookie: owner.cookie },
      ...(payload && { payload }),
    })
    expect(statusCode, call).toBe(200)
    // Some are sent at once, in any order.
    return statements.toSorted()
  }
  const statementsOfAll = async () => {
    const found: string[][] = [await statementsOf(`get-leagues?eventId=${event.eventId}`)]
    for (const { id: leagueId, code } of leagues) {
      for (const part of ['', '-members', '-table', '-fixtures', '-bracket'])
        found.push(await statementsOf(`get-league${part}?leagueId=${leagueId}`))
      found.push(await statementsOf(`get-league-preview?code=${code}`))
      found.push(await statementsOf('remind-league-members', { leagueId }))
    }
    // As if a day had passed.
    await db.updateTable('league').set({ reminded_at: null }).execute()
    return found
  }
  // The first calls also fill what a process keeps in memory.
  await statementsOfAll()
  const before = await statementsOfAll()
  expect(before.every(({ length }) => length > 1)).toBe(true)
  const cards = [{ playerId: event.players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(db, event.eventId, [{ userId: member.id, phase: 1, cards }])
  expect(await statementsOfAll()).toEqual(before)
  await hooked.close()
})

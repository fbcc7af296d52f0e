import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { recordAudit } from './record-audit.ts'

type Log = {
  entries: {
    id: number
    call: string
    account: { username: string }
    eventId: number | null
    eventName: string | null
  }[]
  count: number
  admins: string[]
  names: Record<string, Record<string, string>>
}

let testApp: TestApp
let alice: TestUser
let bob: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  alice = await testApp.signUp('Alice', 'admin')
  bob = await testApp.signUp('bob_admin', 'admin')
  await testApp.db.transaction().execute(async trx => {
    for (let turn = 1; turn <= 30; turn++) {
      const accountId = turn % 3 === 0 ? bob.id : alice.id
      const call = turn % 2 === 0 ? 'update-event' : 'add-team'
      await recordAudit(trx, { accountId, call, eventId: 1 + (turn % 5), before: null, after: { turn } })
    }
  })
})
afterAll(() => testApp.close())

const read = async (query: string) => (await alice.call<Log>(`/api/clutchdeck/get-audit-log?${query}`)).body

it('lists what admins did, newest first, in pages', async () => {
  const [first, second] = [await read('pageSize=25'), await read('pageSize=25&page=2')]
  expect([first.count, second.count]).toEqual([30, 30])
  const ids = [...first.entries, ...second.entries].map(entry => entry.id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(ids).toHaveLength(30)
  expect(first.entries[0]).toMatchObject({
    account: { id: bob.id, username: 'bob_admin' },
    call: 'update-event',
    eventId: 1,
    before: null,
    after: { turn: 30 },
  })
})

it.each([
  ['call=add-team', 15],
  ['account=alice', 20],
  ['account=nobody', 0],
  ['eventId=1', 6],
  ['call=add-team&account=bob_admin&eventId=3', 1],
  ['phrase=b_', 10],
  ['phrase=TEAM', 15],
])('filters by %s', async (query, count) => {
  expect((await read(query)).count).toBe(count)
})

it('names all admins, to filter by', async () => {
  expect((await read('phrase=nothing')).admins).toEqual(['Alice', 'bob_admin'])
})

it('names events and what was changed, and finds them by those names (rulebook 11.29)', async () => {
  const path = '/api/clutchdeck/add-event'
  const settings = { name: 'Harbour Cup', img: '', featured: false, public: false }
  await alice.call(path, { data: settings })
  const team = await alice.call<{ team: { id: number } }>('/api/csdata/add-team', {
    data: { name: 'Harbour Five', key: 'harbour-five' },
  })
  expect((await read('phrase=harbour%20five')).count).toBe(1)
  // Entries of that event that name no record are found, too.
  const { entries } = await read('phrase=harbour')
  expect(entries.slice(0, 2).map(({ call, eventName }) => [call, eventName])).toEqual([
    ['add-team', null],
    ['add-event', 'Harbour Cup'],
  ])
  await testApp.db.transaction().execute(trx =>
    recordAudit(trx, {
      accountId: alice.id,
      call: 'add-phase-team',
      before: null,
      after: { teamId: team.body.team.id, players: [1] },
    }),
  )
  expect((await read('call=add-phase-team')).names).toMatchObject({
    team: { [team.body.team.id]: 'Harbour Five' },
    player: {},
  })
})

it('is for admins', async () => {
  const player = await testApp.signUp('player_one')
  expect((await testApp.visitor.call('/api/clutchdeck/get-audit-log')).status).toBe(401)
  expect((await player.call('/api/clutchdeck/get-audit-log')).status).toBe(403)
})

it('can only grow, even for somebody with access to the database', async () => {
  await expect(testApp.db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
  await expect(testApp.db.updateTable('audit').set({ call: 'x' }).execute()).rejects.toThrow('append-only')
})

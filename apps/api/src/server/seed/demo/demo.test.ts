import { eventState, isJoinable, isLegalDeck, isOpen, perkUse } from '@game/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump } from '../../../../test/database/dump.ts'
import { openTestApp, type TestApp } from '../../../../test/fixtures/test-app.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { seed } from '../seed.ts'

const demo = { demo: true, adminPassword: 'Password!1' }

type EventRow = Awaited<ReturnType<typeof listEvents>>[number]
const listEvents = async (testApp: TestApp) => {
  const events = await testApp.db.selectFrom('event').selectAll().orderBy('id').execute()
  const phases = await testApp.db.selectFrom('phase').selectAll().orderBy('index').execute()
  return events.map(event => ({ ...event, phases: phases.filter(phase => phase.event_id === event.id) }))
}

describe('the demo (rulebook 11.30)', () => {
  let testApp: TestApp
  let now: string
  let events: EventRow[]
  beforeAll(async () => {
    testApp = await openTestApp()
    expect(await seed(testApp.db, demo)).toEqual({ username: 'admin', password: null })
    now = await readClock(testApp.db)
    events = await listEvents(testApp)
  })
  afterAll(() => testApp.close())

  const phasesOf = ({ phases }: EventRow, states: ('scored' | 'open' | 'ahead')[]) =>
    phases
      .map(phase => {
        if (phase.frozen_at) return 'scored'
        return isOpen(phase, now) ? 'open' : 'ahead'
      })
      .join() === states.join()

  it('has events in every state', () => {
    const states = events.map(event => eventState(event, now))
    expect(new Set(states)).toEqual(new Set(['completed', 'ongoing', 'upcoming', 'invalid']))
  })

  it('has a featured ongoing event of three phases whose second is open', () => {
    const found = events.filter(
      event =>
        event.featured &&
        eventState(event, now) === 'ongoing' &&
        phasesOf(event, ['scored', 'open', 'ahead']),
    )
    expect(found).toHaveLength(1)
  })

  it('has an ongoing event whose first phase is open to join', () => {
    expect(
      events.filter(event => eventState(event, now) === 'ongoing' && isJoinable(event, now)),
    ).toHaveLength(1)
  })

  it('shows players no event without a state', () => {
    expect(events.filter(event => event.public && eventState(event, now) === 'invalid')).toEqual([])
  })

  it('has ranked the completed events, every phase scored from both files', async () => {
    const completed = events.filter(event => event.completed)
    expect(completed).toHaveLength(2)
    for (const event of completed) {
      expect(
        phasesOf(
          event,
          event.phases.map(() => 'scored'),
        ),
      ).toBe(true)
      const uploads = await testApp.db
        .selectFrom('phase_upload')
        .select('type')
        .where('event_id', '=', event.id)
        .execute()
      expect(uploads).toHaveLength(event.phases.length * 2)
      const standings = await testApp.db
        .selectFrom('standing')
        .select('rank')
        .where('event_id', '=', event.id)
        .where('generation', '=', event.generation)
        .execute()
      expect(standings.length).toBeGreaterThanOrEqual(24)
    }
  })

  it('lets about half pass each scored phase', async () => {
    const decks = await testApp.db.selectFrom('deck').select(['event_id', 'phase_index']).execute()
    const standings = await testApp.db
      .selectFrom('standing as s')
      .innerJoin('event as e', join =>
        join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
      )
      .select(['s.event_id', 's.won'])
      .execute()
    for (const { event_id, index } of events
      .flatMap(event => event.phases)
      .filter(phase => phase.frozen_at)) {
      const played = decks.filter(deck => deck.event_id === event_id && deck.phase_index === index).length
      const won = standings.filter(each => each.event_id === event_id && each.won.includes(index)).length
      expect(won / played, `phase ${index} of event ${event_id}`).toBeGreaterThan(0.35)
      expect(won / played, `phase ${index} of event ${event_id}`).toBeLessThan(0.65)
    }
  })

  it('has legal decks only: players and perks of their phase, no perk beyond its supply', async () => {
    const decks = await testApp.db.selectFrom('deck').select(['event_id', 'phase_index', 'cards']).execute()
    const players = await testApp.db.selectFrom('phase_player').selectAll().execute()
    const perks = await testApp.db.selectFrom('phase_perk').selectAll().execute()
    expect(decks.length).toBeGreaterThan(150)
    for (const { event_id, phase_index, cards } of decks) {
      const inPhase = (row: { event_id: number; phase_index: number }) =>
        row.event_id === event_id && row.phase_index === phase_index
      const listed = players.filter(inPhase).map(row => row.player_id)
      const rolled = perks.filter(inPhase).map(row => row.perk_id)
      expect(isLegalDeck(cards)).toBe(true)
      expect(cards.filter(card => !listed.includes(card.playerId))).toEqual([])
      for (const perkId of new Set(cards.flatMap(card => card.perks.map(perk => perk.perkId))))
        expect(perkUse(cards, perkId, phase_index)).toBeLessThanOrEqual(
          rolled.filter(id => id === perkId).length,
        )
    }
  })

  it('carries perks of the first phase into the second', async () => {
    const decks = await testApp.db.selectFrom('deck').select('cards').where('phase_index', '=', 2).execute()
    const origins = decks.flatMap(deck =>
      deck.cards.flatMap(card => card.perks.map(perk => perk.originPhase)),
    )
    expect(new Set(origins)).toEqual(new Set([1, 2]))
  })

  it('has dozens of users with clans and friends, of whom only the admin can sign in', async () => {
    const users = await testApp.db
      .selectFrom('account')
      .select(['username', 'role', 'password_hash'])
      .execute()
    const [admins, others] = [
      users.filter(each => each.role === 'admin'),
      users.filter(each => each.role === 'user'),
    ]
    expect(admins.map(each => each.username)).toEqual(['admin'])
    expect(others).toHaveLength(60)
    expect(new Set(others.map(each => each.password_hash)).size).toBe(1)
    const signIn = (username: string) =>
      testApp.visitor.call('/api/auth/login-query', { username, password: demo.adminPassword })
    expect((await signIn('admin')).status).toBe(200)
    expect((await signIn('maja_wwa')).status).toBe(401)
    const { length: members } = await testApp.db.selectFrom('clan_member').select('user_id').execute()
    const { length: friends } = await testApp.db
      .selectFrom('friendship')
      .select('status')
      .where('status', '=', 1)
      .execute()
    expect([members, friends > 20]).toEqual([28, true])
  })

  it('changes nothing when it runs again, even if an admin has changed or removed data since', async () => {
    await testApp.db.updateTable('team').set({ name: 'Renamed' }).where('key', '=', 'furia').execute()
    await testApp.db.deleteFrom('reward').where('id', '=', 6).execute()
    const before = await dump(testApp.db)
    expect(await seed(testApp.db, demo)).toBeNull()
    expect(await dump(testApp.db)).toEqual(before)
  })
})

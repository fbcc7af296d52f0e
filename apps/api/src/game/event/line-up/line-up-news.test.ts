import { describe, expect } from 'vitest'
import { readConfig } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

const it = itConfigures
  .extend('holder', { scope: 'file' }, ({ signUp }) => signUp('news_holder'))
  .extend('other', { scope: 'file' }, ({ signUp }) => signUp('news_other'))
const openPhases = [
  { open: -60, lock: 600 },
  { open: 700, lock: 800 },
]

describe('news of a listed player (rulebook 18.15)', () => {
  it('are shown with the phase; the last of two organisers holds, and who holds the card has one notice of it', async ({
    db,
    admin,
    config,
    holder,
    other,
  }) => {
    const { eventId, players } = await insertTestEvent(db, openPhases)
    const [playerId = 0, second = 0] = players
    await deckOf(holder, eventId).add(playerId)
    await deckOf(holder, eventId).add(second)
    await deckOf(other, eventId).add(second)
    const say = (state: string | null, text?: string, of = playerId) =>
      config('update-line-up-news', { eventId, phaseIndex: 1, playerId: of, state, text })
    const newsIn = async (phase: number) =>
      (await readConfig(admin, eventId)).phases[phase]?.teams
        .flatMap(team => team.players)
        .find(player => player.playerId === playerId)?.news
    const bellOf = async (user: typeof holder) =>
      (await notificationsOf(user)).notifications.filter(({ facts }) => facts.eventId === eventId)
    const bursts = await Promise.all([say('out', ' ill '), say('out', 'ill'), say('out', 'ill')])
    expect(bursts.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await newsIn(0), await newsIn(1)]).toEqual([{ state: 'out', text: 'ill' }, null])
    const audit = db.selectFrom('audit').where('event_id', '=', eventId).select('after')
    expect(await audit.execute()).toMatchObject([{ after: { playerId, news: { state: 'out' } } }])
    expect(await bellOf(holder)).toMatchObject([
      { kind: 'line_up_news', facts: { phaseIndex: 1, player: 'player 1', news: 'out', text: 'ill' } },
    ])
    await say('standIn', undefined, second)
    await Promise.all([say('doubtful', 'a cold'), say('doubtful', 'a cold')])
    await say(null, 'whatever')
    expect(await newsIn(0)).toBe(null)
    expect((await bellOf(holder)).map(({ facts }) => `${facts.player} ${facts.news}`)).toEqual([
      'player 1 none',
      'player 2 standIn',
    ])
    expect((await bellOf(other)).map(({ facts }) => facts.player)).toEqual(['player 2'])
    expect(await audit.execute()).toHaveLength(4)
  })

  it('are refused for others, too long, of no known kind, and of a completed event; an unpublished one tells nobody', async ({
    db,
    config,
    newUser,
  }) => {
    const user = await newUser()
    const { eventId, players } = await insertTestEvent(db, openPhases)
    const [playerId = 0] = players
    await deckOf(user, eventId).add(playerId)
    const say = async (fields: object) => {
      const said = { eventId, phaseIndex: 1, playerId, state: 'out', text: '', ...fields }
      const { status, body } = await config('update-line-up-news', said)
      return [status, body.rule]
    }
    expect(await say({ playerId: 2_000_000_000 })).toEqual([409, 'PLAYER_NOT_IN_PHASE'])
    expect(await say({ phaseIndex: 9 })).toEqual([404, 'PHASE_NOT_FOUND'])
    expect(await say({ text: 'ł'.repeat(101) })).toEqual([400, 'NEWS_TEXT_LENGTH'])
    expect(await say({ state: 'ill' })).toEqual([400, 'VALUE_INVALID'])
    await config('update-event', { eventId, data: { public: false } })
    expect(await say({ text: 'ł'.repeat(100) })).toEqual([200, undefined])
    await config('update-event', { eventId, data: { public: true, completed: true } })
    expect(await say({ state: null })).toEqual([409, 'EVENT_COMPLETED'])
    expect((await notificationsOf(user)).notifications.map(({ kind }) => kind)).not.toContain('line_up_news')
  })
})

import { expect, test } from 'vitest'
import type { ClaimedMessage } from './message-queries.ts'
import { writeMessage } from './write-message.ts'

const message: ClaimedMessage = {
  id: 1,
  messageId: 'msg_1',
  kind: 'lock.moved',
  data: {},
  madeAt: '2026-11-28T12:00:00.000Z',
  tries: 1,
  webhookId: 1,
  accountId: 1,
  eventId: 7,
  leagueId: null,
  url: 'https://discord.com/api/webhooks/1/abc',
  host: 'discord.com',
  form: 'discord',
  language: 'en',
  secrets: [],
  failingSince: null,
}
const phase = { event: 'Vistula Open', phase: 'Final' }

test.each<[Pick<ClaimedMessage, 'kind' | 'data' | 'language'>, string]>([
  [
    { kind: 'lock.moved', language: 'en', data: { ...phase, to: '2026-12-01T18:00:00.000Z' } },
    'Vistula Open\nFinal\nLock: <t:1796148000:F>',
  ],
  [
    {
      kind: 'phase.opened',
      language: 'pl',
      data: { ...phase, phasePl: 'Finał', lock: '2026-12-01T18:00:00.000Z' },
    },
    'Vistula Open\nFinał\nZamknięcie: <t:1796148000:F>',
  ],
  [
    { kind: 'phase.result', language: 'en', data: { ...phase, goal: 380, won: 12 } },
    'Vistula Open\nFinal\nGoal: 380\nReached it: 12',
  ],
  [
    { kind: 'league.joined', language: 'en', data: { league: 'Office', userId: 3, username: 'k_ay' } },
    'Office\nk\\_ay',
  ],
])('a channel of Discord gets what happened: %o (rulebook 21.13)', (change, description) => {
  const { body } = writeMessage({ ...message, ...change }, '2026-11-28T12:00:01.000Z', undefined)
  expect(JSON.parse(body).embeds[0].description).toBe(description)
})

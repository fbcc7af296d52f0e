import {
  insertTestMessage,
  insertWebhook,
  listWebhookMessages,
} from '../../../src/reach/webhook/webhook-queries.ts'
import type { Fixture } from '../fixture.ts'
import { oneself, owner } from '../rights.ts'
import { ownLeague } from './league.ts'

const wanted = {
  url: 'https://bot.example.org/hook',
  form: 'standard' as const,
  kinds: ['league.round' as const],
}

/** A webhook of the user's league, with a message in its log. */
async function ownWebhook(fixture: Fixture) {
  const { db } = fixture.testApp
  const { id: leagueId } = await ownLeague(fixture)
  const of = { accountId: fixture.user.id, eventId: null, leagueId }
  const id = await insertWebhook(db, { ...wanted, ...of, secret: `whsec_${'a'.repeat(32)}` })
  await insertTestMessage(db, id, `msg_${id}`)
  return { id, messageId: (await listWebhookMessages(db, id))[0]?.id ?? 0 }
}

export const webhookSamples = {
  ...oneself({
    'get-webhooks': async fixture => ({ leagueId: (await ownLeague(fixture)).id }),
    'add-webhook': async fixture => ({ leagueId: (await ownLeague(fixture)).id, ...wanted }),
  }),
  ...owner({
    'get-webhook-deliveries': async fixture => ({ id: (await ownWebhook(fixture)).id }),
    'update-webhook': async fixture => ({ id: (await ownWebhook(fixture)).id, on: false }),
    'remove-webhook': async fixture => ({ id: (await ownWebhook(fixture)).id }),
    'test-webhook': async fixture => ({ id: (await ownWebhook(fixture)).id }),
    'redeliver-message': async fixture => {
      const { id, messageId } = await ownWebhook(fixture)
      return { webhookId: id, id: messageId }
    },
  }),
}

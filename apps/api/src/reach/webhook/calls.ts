import { feature } from '../../ground/contract/call.ts'
import { addWebhook, removeWebhook, updateWebhook } from './change-webhook.ts'
import { getDeliveries, getWebhooks } from './get-webhooks.ts'
import { redeliver, testWebhook } from './send-by-hand.ts'

const read = { scope: 'read', refusals: [404] } as const
/** Webhooks of events are for admins, those of leagues for their owners. */
const change = {
  scope: 'play',
  refusals: [404, 409],
  refreshes: ['webhook.getWebhooks', 'webhook.getDeliveries'],
} as const

export const webhookCalls = feature(
  '/api/webhooks',
  'Webhooks: what happens in events and leagues, sent to an address',
  {
    getWebhooks: { ...read, summary: 'The webhooks of an event or a league', run: getWebhooks },
    getDeliveries: {
      path: '/api/webhooks/get-webhook-deliveries',
      ...read,
      summary: 'The last hundred messages of a webhook, with the answers of its receiver',
      run: getDeliveries,
    },
    addWebhook: {
      ...change,
      summary: 'Makes a webhook for an event or a league; only this answer contains its secret',
      run: addWebhook,
    },
    updateWebhook: {
      ...change,
      summary: 'Changes the address or the kinds of a webhook, switches it on or off, or renews its secret',
      run: updateWebhook,
    },
    removeWebhook: { ...change, summary: 'Removes a webhook with its log', run: removeWebhook },
    testWebhook: { ...change, summary: 'Sends a test message to a webhook', run: testWebhook },
    redeliver: {
      path: '/api/webhooks/redeliver-message',
      ...change,
      summary: 'Sends a message of the log again, with the same id',
      run: redeliver,
    },
  },
)

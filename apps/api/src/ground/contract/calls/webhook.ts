import type { CallRecords } from '../call.ts'

const path = '/api/webhooks'
const read = {
  method: 'GET',
  access: 'user',
  scope: 'read',
  refusals: [404],
  defaultText: 'unknown',
  refreshes: [],
} as const
/** Webhooks of events are for admins, those of leagues for their owners. */
const change = {
  method: 'POST',
  access: 'user',
  scope: 'play',
  refusals: [404, 409],
  defaultText: 'unknown',
  refreshes: ['webhook.getWebhooks', 'webhook.getDeliveries'],
} as const

export const webhook = {
  getWebhooks: { ...read, path: `${path}/get-webhooks`, summary: 'The webhooks of an event or a league' },
  getDeliveries: {
    ...read,
    path: `${path}/get-webhook-deliveries`,
    summary: 'The last hundred messages of a webhook, with the answers of its receiver',
  },
  addWebhook: {
    ...change,
    path: `${path}/add-webhook`,
    summary: 'Makes a webhook for an event or a league; only this answer contains its secret',
  },
  updateWebhook: {
    ...change,
    path: `${path}/update-webhook`,
    summary: 'Changes the address or the kinds of a webhook, switches it on or off, or renews its secret',
  },
  removeWebhook: { ...change, path: `${path}/remove-webhook`, summary: 'Removes a webhook with its log' },
  testWebhook: { ...change, path: `${path}/test-webhook`, summary: 'Sends a test message to a webhook' },
  redeliver: {
    ...change,
    path: `${path}/redeliver-message`,
    summary: 'Sends a message of the log again, with the same id',
  },
} satisfies CallRecords

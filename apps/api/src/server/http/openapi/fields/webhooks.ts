import type { Fields } from './field.ts'

/** Webhooks and their log. */
export const webhooks = {
  'get-webhook-deliveries.answer': [
    'The beginning of the answer, or why there was none; null before the first try.',
    'ok',
  ],
  deliveries: ['The last hundred messages, the newest first.'],
  failingSince: ['Since when no message has been delivered; null if the last one was.', null],
  'add-webhook.form': [
    'How messages are written: as Standard Webhooks, or for a channel of Discord.',
    'standard',
  ],
  'get-webhooks.form': [
    'How messages are written: as Standard Webhooks, or for a channel of Discord.',
    'standard',
  ],
  'webhooks.kinds': ['What the webhook is sent.', ['phase.result']],
  'add-webhook.kinds': ['What the webhook is sent.', ['phase.result']],
  'update-webhook.kinds': ['What the webhook is sent from now on.', ['phase.result']],
  'get-webhook-deliveries.kind': ['What happened.', 'phase.result'],
  madeAt: ['When it happened.'],
  messageId: ['The `webhook-id` of the message, the same at every try.', 'msg_0f6c'],
  offAt: ['When the webhook was switched off; null if it is on.', null],
  offReason: ['Why it is off: by its managers, by an answer 410, or as it failed for three days.', null],
  oldSecretUntil: [
    'Until when messages are signed with the secret before, too; null if it was never renewed.',
    null,
  ],
  'get-webhook-deliveries.outcome': ['What came of it; null while it waits.', 'delivered'],
  renewSecret: ['Makes a new secret; the old one signs for another day.', true],
  secret: [
    'The secret that signs messages, which no other answer contains; null if it was not renewed.',
    `whsec_${'a'.repeat(32)}`,
  ],
  'get-webhook-deliveries.status': ['The status of the last answer; null if there was none.', 200],
  'get-webhook-deliveries.id': ['The number of the message.', 1],
  'redeliver-message.id': ['The number of the message.', 1],
  'get-webhook-deliveries.deliveries.id': ['The number of the message.', 1],
  'update-webhook.on': ['Whether it is sent messages.', true],
  'update-webhook.url': ['The https address.', 'https://bot.example.org/hook'],
  'add-webhook.url': ['The https address.', 'https://bot.example.org/hook'],
  'get-webhooks.url': ['The https address.', 'https://bot.example.org/hook'],
  triedAt: ['When it was last tried; null before the first try.'],
  'get-webhook-deliveries.tries': ['How often it was tried.', 1],
  tryAt: ['When it is tried next; null if it is done.', null],
  webhookId: ['The id of the webhook.', 4],
  webhooks: ['The webhooks, the oldest first.'],
} satisfies Fields

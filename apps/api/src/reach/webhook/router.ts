import { router } from '../../ground/call/trpc.ts'
import { addWebhook, removeWebhook, updateWebhook } from './change-webhook.ts'
import { getDeliveries, getWebhooks } from './get-webhooks.ts'
import { redeliver, testWebhook } from './send-by-hand.ts'

export const webhookRouter = router({
  getWebhooks,
  getDeliveries,
  addWebhook,
  updateWebhook,
  removeWebhook,
  testWebhook,
  redeliver,
})

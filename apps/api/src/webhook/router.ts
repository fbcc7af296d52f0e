import { router } from '../call/trpc.ts'
import {
  addWebhook,
  getDeliveries,
  getWebhooks,
  redeliver,
  removeWebhook,
  testWebhook,
  updateWebhook,
} from './webhooks.ts'

export const webhookRouter = router({
  getWebhooks,
  getDeliveries,
  addWebhook,
  updateWebhook,
  removeWebhook,
  testWebhook,
  redeliver,
})

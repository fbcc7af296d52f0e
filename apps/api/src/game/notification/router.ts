import { router } from '../../ground/call/trpc.ts'
import { getNotifications, readNotifications } from './notifications.ts'

export const notificationRouter = router({ getNotifications, readNotifications })

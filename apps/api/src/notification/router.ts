import { router } from '../http/trpc.ts'
import { getNotifications, readNotifications } from './notifications.ts'

export const notificationRouter = router({ getNotifications, readNotifications })

import { router } from '../http/trpc.ts'
import { getNotifications } from './get-notifications.ts'
import { readNotifications } from './read-notifications.ts'

export const notificationRouter = router({ getNotifications, readNotifications })

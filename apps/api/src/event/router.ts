import { router } from '../http/trpc.ts'
import { getEvent } from './get-event.ts'
import { getEvents, getFeaturedEvents } from './get-events.ts'

export const eventRouter = router({ getEvent, getEvents, getFeaturedEvents })

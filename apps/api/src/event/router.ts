import { router } from '../http/trpc.ts'
import { getEvent } from './read/get-event.ts'
import { getEvents, getFeaturedEvents } from './read/get-events.ts'

export const eventRouter = router({ getEvent, getEvents, getFeaturedEvents })

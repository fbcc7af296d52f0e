import { router } from '../../ground/call/trpc.ts'
import { getEvent } from './read/get-event.ts'
import { getEvents, getFeaturedEvents } from './read/get-events.ts'

export const eventRouter = router({ getEvent, getEvents, getFeaturedEvents })

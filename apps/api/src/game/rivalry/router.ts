import { router } from '../../ground/call/trpc.ts'
import { getRivalry } from './get-rivalry.ts'

export const rivalryRouter = router({ getRivalry })

import { router } from '../../../ground/call/trpc.ts'
import { addToken, getTokens, revokeToken } from './tokens.ts'

export const accessTokenRouter = router({ getTokens, addToken, revokeToken })

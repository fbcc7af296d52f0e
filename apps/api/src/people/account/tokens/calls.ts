import { feature } from '../../../ground/contract/call.ts'
import { addToken, getTokens, revokeToken } from './tokens.ts'

const change = { scope: null, refreshes: ['accessToken.getTokens'] } as const

export const accessTokenCalls = feature('/api/auth', 'Access tokens of programs', {
  getTokens: { scope: null, summary: "The caller's access tokens, the newest first", run: getTokens },
  addToken: {
    ...change,
    summary: 'Makes an access token for a program; only this answer contains it',
    refusals: [409],
    run: addToken,
  },
  revokeToken: {
    ...change,
    summary: "Revokes one of the caller's access tokens, at once",
    refusals: [404],
    run: revokeToken,
  },
})

import type { CallRecords } from '../call.ts'

const change = {
  method: 'POST',
  access: 'user',
  scope: null,
  defaultText: 'unknown',
  refreshes: ['accessToken.getTokens'],
} as const

export const accessToken = {
  getTokens: {
    method: 'GET',
    path: '/api/auth/get-tokens',
    access: 'user',
    scope: null,
    summary: "The caller's access tokens, the newest first",
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
  },
  addToken: {
    ...change,
    path: '/api/auth/add-token',
    summary: 'Makes an access token for a program; only this answer contains it',
    refusals: [409],
  },
  revokeToken: {
    ...change,
    path: '/api/auth/revoke-token',
    summary: "Revokes one of the caller's access tokens, at once",
    refusals: [404],
  },
} satisfies CallRecords

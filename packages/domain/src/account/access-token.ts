import { accept, type Result, refuse } from '../shared/result.ts'
import { frozen } from '../shared/value/frozen.ts'
import { isVisible } from '../shared/visible.ts'
import { trimName } from './account.ts'

/** What an access token may be allowed to do (rulebook 21.2): read, play in its user's name, administer. */
export const tokenScopes = frozen(['read', 'play', 'admin'] as const)
/** A scope of an access token (rulebook 21.2). */
export type TokenScope = (typeof tokenScopes)[number]

/** For how many days an access token can be made (rulebook 21.1). */
export const tokenDays = frozen([7, 30, 90, 365] as const)
/** The days of an access token if its maker chooses none (rulebook 21.1). */
export const defaultTokenDays = 90

/** The number of access tokens that a user can have at once (rulebook 21.1). */
export const tokensPerUser = 10

const longestName = 40

/** An access token that a user asks for, and how many the user has already. */
export type TokenRequest = {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly role: 'user' | 'admin'
  readonly held: number
}

/**
 * Checks a new access token and returns its trimmed name: 1 to 40 characters (rulebook 21.1). Refuses TOKEN_NAME_LENGTH,
 * NAME_INVISIBLE, ADMIN_NEEDED (the scope `admin` is for admins) and TOKENS_FULL.
 */
export const checkNewToken = ({ name, scopes, role, held }: TokenRequest): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  if (length < 1 || length > longestName) return refuse('TOKEN_NAME_LENGTH', { limit: longestName })
  if (!isVisible(trimmed)) return refuse('NAME_INVISIBLE')
  if (scopes.includes('admin') && role !== 'admin') return refuse('ADMIN_NEEDED')
  if (held >= tokensPerUser) return refuse('TOKENS_FULL', { limit: tokensPerUser })
  return accept(trimmed)
}

/**
 * Checks whether an access token with these scopes may make a call that needs `needed`, null for calls that no token may make
 * (rulebook 21.2, 21.3). Refuses TOKEN_REFUSED and SCOPE_MISSING.
 */
export const checkScope = (scopes: readonly TokenScope[], needed: TokenScope | null): Result<TokenScope> => {
  if (needed === null) return refuse('TOKEN_REFUSED')
  return scopes.includes(needed) ? accept(needed) : refuse('SCOPE_MISSING', { scope: needed })
}

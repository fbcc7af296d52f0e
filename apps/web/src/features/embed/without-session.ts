import { readStreamBy } from '../../base/stream/join-stream.ts'
import { LineSource } from '../../base/stream/line-source.ts'

/**
 * Makes everything that this page sends go without the cookie, even where the browser has one for the game (rulebook 26.2); with an access
 * token it goes in its user's name.
 */
export function leaveSessionOut(token: string | undefined): void {
  const send = globalThis.fetch
  globalThis.fetch = (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    return send(input, { ...init, headers, credentials: 'omit' })
  }
  // Apart from the tabs of the game, which read the stream of their session, and from embeds with another token.
  readStreamBy({ name: `embed ${token?.slice(-8) ?? ''} `, open: url => new LineSource(url) })
}

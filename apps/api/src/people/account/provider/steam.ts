import type { SteamSettings } from '../../../ground/env/env.ts'
import { returnPageOf, type Site } from './site.ts'

const version = 'http://specs.openid.net/auth/2.0'
/** Steam asks its user which account it is. */
const anyAccount = `${version}/identifier_select`
/** What Steam must have signed. */
const needed = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']
const timeoutMs = 10_000

/** Steam speaks OpenID 2.0, which has no secret of the game: Steam itself is asked whether an answer is its own (rulebook 24.7). */
export function steamSite({ site }: SteamSettings): Site {
  const endpoint = `${site}/openid/login`
  return {
    addressOf: async (origin, { state }) => {
      const url = new URL(endpoint)
      const fields = {
        ns: version,
        mode: 'checkid_setup',
        return_to: returnTo(origin, state),
        realm: new URL(origin).origin,
        identity: anyAccount,
        claimed_id: anyAccount,
      }
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(`openid.${name}`, value)
      return url.href
    },
    identify: async (origin, query, { state }) => {
      const answer = new URLSearchParams(query)
      const subject = readAnswer(answer, { site, endpoint, returnTo: returnTo(origin, state), state })
      await confirm(endpoint, answer)
      // Steam names no user by OpenID: their id there is all that is known of them.
      return { subject, name: subject }
    },
  }
}

function returnTo(origin: string, state: string): string {
  const page = returnPageOf(origin, 'steam')
  page.searchParams.set('state', state)
  return page.href
}

type Expected = { site: string; endpoint: string; returnTo: string; state: string }

/** Returns the SteamID of an answer that Steam has still to confirm. Throws if it belongs to another visit or site. */
function readAnswer(answer: URLSearchParams, { site, endpoint, returnTo, state }: Expected): string {
  const names = [...answer.keys()]
  if (new Set(names).size < names.length) throw new Error('Steam answered a field twice')
  const field = (name: string) => answer.get(`openid.${name}`) ?? ''
  if (field('mode') !== 'id_res') throw new Error(`Steam answered ${field('mode') || 'nothing'}`)
  const signed = field('signed').split(',')
  if (!needed.every(name => signed.includes(name))) throw new Error('Steam has not signed all that counts')
  if (field('ns') !== version || field('op_endpoint') !== endpoint) throw new Error('another site answered')
  if (field('return_to') !== returnTo || answer.get('state') !== state)
    throw new Error('the answer belongs to another visit')
  const claimed = field('claimed_id')
  const subject = claimed.slice(`${site}/openid/id/`.length)
  const isAccount = claimed === `${site}/openid/id/${subject}` && /^\d{17}$/.test(subject)
  if (!isAccount || field('identity') !== claimed) throw new Error('the answer names no account of Steam')
  return subject
}

/** Asks Steam whether it has signed this answer; it says so once. Throws if it has not. */
async function confirm(endpoint: string, answer: URLSearchParams): Promise<void> {
  const body = new URLSearchParams([...answer].filter(([name]) => name.startsWith('openid.')))
  body.set('openid.mode', 'check_authentication')
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(endpoint, { method: 'POST', body, redirect: 'error', signal })
  if (!response.ok) throw new Error(`Steam answered ${response.status}`)
  const lines = (await response.text()).split('\n')
  if (!lines.includes('is_valid:true')) throw new Error('Steam has not signed this answer')
}

import { goodPassword } from '../fixtures/test-app.ts'

/** A user of a running server. */
export type Player = {
  id: number
  username: string
  cookie: string
  /** Sends a POST if there is a body, else a GET. `T` is the shape that the test expects; it is not checked. */
  call<T = unknown>(path: string, body?: object): Promise<{ status: number; body: T }>
}

/** Signs up at an address. */
export async function signUpAt(address: string, username: string): Promise<Player> {
  const person = { username, email: `${username}@example.org`, password: goodPassword }
  const response = await send(address, '', '/api/auth/signup-query', person)
  if (!response.ok) throw new Error(`${username} can't sign up: ${await response.text()}`)
  const cookie = cookieOf(response)
  const own = await send(address, cookie, '/api/auth/get-user', {})
  const { currentUser } = (await own.json()) as { currentUser: { id: number } }
  return playerAt(address, { id: currentUser.id, username, cookie })
}

/** The cookie of a session that an answer begins. */
export const cookieOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')

/** The same user, sending to another address. */
export function playerAt(
  address: string,
  { id, username, cookie }: Pick<Player, 'id' | 'username' | 'cookie'>,
): Player {
  return {
    id,
    username,
    cookie,
    call: async (path, body) => {
      const response = await send(address, cookie, path, body)
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, body: json ? JSON.parse(text) : text }
    },
  }
}

const send = (address: string, cookie: string, path: string, body?: object) =>
  fetch(`${address}${path}`, {
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

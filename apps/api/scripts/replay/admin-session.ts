import { product } from '@game/domain'

/** Sends calls to a running game as its admin. */
export type AdminSession = {
  read<T>(path: string): Promise<T>
  write<T>(verb: string, body: object): Promise<T>
}

/** Signs in to the game at an address. */
export async function signIn(game: string, username: string, password: string): Promise<AdminSession> {
  const signedIn = await post(game, '/api/auth/login-query', { username, password }, '')
  const cookie = signedIn.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  return {
    async read<T>(path: string) {
      return jsonOf<T>(await fetch(`${game}/api/${path}`, { headers: { cookie } }))
    },
    async write<T>(verb: string, body: object) {
      return jsonOf<T>(await post(game, `/api/${product.slug}/${verb}`, body, cookie))
    },
  }
}

async function post(game: string, path: string, body: object, cookie: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(game + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) await jsonOf(answer)
  return answer
}

/** Reads an answer as the shape that its call has; a refusal is thrown with its words. */
async function jsonOf<T>(answer: Response): Promise<T> {
  const body = (await answer.json()) as T & { message?: string }
  if (!answer.ok) throw new Error(body.message ?? `The game answered ${answer.status}.`)
  return body
}

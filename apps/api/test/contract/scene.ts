import { hashPassword } from '../../src/account/session/password.ts'
import { openSession } from '../../src/account/session/session.ts'
import { goodPassword, type Person, type World } from '../fixtures/test-app.ts'

/** `player` is whom a sample names, `friend` is who they have to do with, `another` an outsider to both. */
export type Scene = { world: World; player: Person; friend: Person; another: Person; admin: Person }

const passwordHash = hashPassword(goodPassword)
let scenes = 0

/** Four people whom nothing has happened to yet; made straight in the database, as hashing takes its time. */
export async function openScene(world: World): Promise<Scene> {
  const scene = ++scenes
  const join = async (kind: string, role: 'user' | 'admin' = 'user'): Promise<Person> => {
    const username = `${kind}_${scene}`
    const { id } = await world.db
      .insertInto('account')
      .values({
        username,
        name: username,
        email: `${username}@example.org`,
        password_hash: await passwordHash,
        role,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token } = await openSession(world.db, id, true)
    const person = { id, username, cookie: `session=${token}` }
    return { ...person, call: world.as({ ...person, call: world.nobody.call }) }
  }
  return {
    world,
    player: await join('player'),
    friend: await join('friend'),
    another: await join('another'),
    admin: await join('admin', 'admin'),
  }
}

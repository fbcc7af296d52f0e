import { goodPassword } from '../../fixtures/test-app.ts'
import type { Samples } from '../fixture.ts'

let newcomers = 0

export const accountSamples: Samples = {
  'login-query': ({ user }) => ({ username: user.username, password: goodPassword, remember: true }),
  'signup-query': () => {
    const username = `newcomer_${++newcomers}`
    return { username, email: `${username}@example.org`, password: goodPassword, acceptPolicy: true }
  },
  'get-user': ({ another }) => ({ email: true, user: another.username }),
  logout: () => ({}),
  'delete-account': ({ user }) => ({ name: user.username, password: goodPassword }),
  'update-profile': ({ user }) => ({ userId: user.id, data: { name: 'Somebody else', avatar: '' } }),
}

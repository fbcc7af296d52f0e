import { goodPassword } from '../../fixtures/test-app.ts'
import type { Samples } from '../samples.ts'

let newcomers = 0

export const accountSamples: Samples = {
  'login-query': ({ player }) => ({ username: player.username, password: goodPassword, remember: true }),
  'signup-query': () => {
    const username = `newcomer_${++newcomers}`
    return { username, email: `${username}@example.org`, password: goodPassword, acceptPolicy: true }
  },
  'get-user': ({ another }) => ({ email: true, user: another.username }),
  logout: () => ({}),
  'delete-account': ({ player }) => ({ name: player.username, password: goodPassword }),
  'update-profile': ({ player }) => ({ userId: player.id, data: { name: 'Somebody else', avatar: '' } }),
}

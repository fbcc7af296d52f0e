import { socialAs } from '../../calls/social-calls.ts'
import type { Fixture } from '../fixture.ts'
import { owner } from '../rights.ts'
import { ownLeague } from './league.ts'

/** The user's private league, with the friend in it. */
const privateLeague = async (fixture: Fixture) => ({
  leagueId: (await ownLeague(fixture, { visibility: 'private' })).id,
})

/** A post in it, by the user or the friend. */
async function postIn(fixture: Fixture, by: 'user' | 'friend' = 'user') {
  const at = await privateLeague(fixture)
  const { body } = await socialAs(fixture[by])<{ id: number }>('add-post', { ...at, text: 'gg' })
  return { postId: body.id }
}

export const talkSamples = owner({
  'get-talk': async fixture => {
    const at = await privateLeague(fixture)
    await socialAs(fixture.friend)('add-post', { ...at, text: 'gg' })
    return at
  },
  'add-post': async fixture => ({ ...(await privateLeague(fixture)), text: 'gg' }),
  'edit-post': async fixture => ({ ...(await postIn(fixture)), text: 'gg wp' }),
  'delete-post': fixture => postIn(fixture),
  'react-to-post': async fixture => ({ ...(await postIn(fixture)), sign: 'gg', on: true }),
  'report-post': fixture => postIn(fixture, 'friend'),
  'keep-post': fixture => postIn(fixture, 'friend'),
  'pin-post': async fixture => ({ ...(await postIn(fixture)), pinned: true }),
  'read-talk': async fixture => ({ ...(await privateLeague(fixture)), postId: 1 }),
  'mute-talk': async fixture => ({ ...(await privateLeague(fixture)), muted: true }),
})

import { feature } from '../../ground/contract/call.ts'
import { addPost } from './add-post.ts'
import { deletePost, editPost, keepPost, pinPost, reactToPost, reportPost } from './change-post.ts'
import { getTalk } from './get-talk.ts'
import { muteTalk, readTalk } from './mark-talk.ts'

const change = { scope: 'play', refusals: [404, 409], refreshes: ['talk.getTalk'] } as const

export const talkCalls = feature('/api/social', 'Talks of leagues and clans', {
  getTalk: {
    scope: 'read',
    summary: 'A page of what members of a league, a round of it, or a clan write to each other, newest first',
    refusals: [404, 409],
    staleAfter: ['talk_changed'],
    run: getTalk,
  },
  addPost: { ...change, summary: 'Writes a message and notifies members whom it mentions', run: addPost },
  editPost: { ...change, summary: "Edits the caller's own message within five minutes", run: editPost },
  deletePost: {
    ...change,
    summary: "Deletes a message: the caller's own, or any as owner or moderator",
    run: deletePost,
  },
  reactToPost: {
    ...change,
    summary: 'Adds one of six signs to a message, or takes it away',
    run: reactToPost,
  },
  reportPost: { ...change, summary: 'Reports a message; three reports fold it', run: reportPost },
  keepPost: { ...change, summary: 'Keeps a reported message, which is not folded again', run: keepPost },
  pinPost: { ...change, summary: 'Pins a message above its talk, or takes it down', run: pinPost },
  readTalk: { ...change, summary: 'Notes how far the caller has read', run: readTalk },
  muteTalk: { ...change, summary: 'Mutes a league or a clan, or ends that', run: muteTalk },
})

import { postSigns, talkLimits } from '@game/domain'
import { z } from 'zod'
import { clanId, eventId, leagueId } from '../../ground/contract/fields.ts'
import { id, instant, text } from '../../ground/contract/shapes.ts'
import { leagueUser } from '../league/shapes/user.ts'

/** Which talk: of a league, of its round that is this event or this phase of it, or of a clan (rulebook 28.1). */
export const talkOf = {
  leagueId: leagueId.optional(),
  eventId: eventId.optional(),
  phaseIndex: z
    .int()
    .min(1)
    .max(1000)
    .meta({ description: 'The phase of a round; without it the round is the event.', example: 1 })
    .optional(),
  clanId: clanId.optional(),
}
export type TalkOf = { [Field in keyof typeof talkOf]?: number | undefined }

export const postId = id.meta({ description: 'The id of the message.', example: 41 })
/** Longer than any post, so that the refusal is that of the domain. */
export const postText = text(4 * talkLimits.length).meta({
  description: 'What is written, as plain text.',
  example: 'gg @anna',
})
export const sign = z.enum(postSigns)

/** A post as the asker may see it; `text` is empty if it is not shown. */
const post = z
  .object({
    id: postId,
    author: leagueUser.nullable().describe('Who wrote it; null for a deleted user.'),
    text: z.string().meta({ description: 'The text; empty if it is not shown.', example: 'gg @anna' }),
    state: z
      .enum(['shown', 'deleted', 'erased', 'blocked', 'folded'])
      .describe('Whether it is shown, was deleted, is by a deleted or a blocked user, or is folded.'),
    sentAt: instant.describe('When it was sent.'),
    editedAt: instant.nullable().describe('When it was edited; null if it was not.'),
    reactions: z
      .array(
        z.object({
          sign: sign.describe('The sign.'),
          count: z.int().meta({ description: 'How many members chose it.', example: 3 }),
          own: z.boolean().describe('Whether the asker did.'),
        }),
      )
      .describe('The signs that somebody chose.'),
    reported: z.boolean().describe('Whether the asker has reported it.'),
    reports: z.int().meta({
      description: 'By how many members it was reported; 0 for others than moderators.',
      example: 0,
    }),
  })
  .meta({ id: 'TalkPost' })
export type Post = z.infer<typeof post>

export const talkAnswer = z.object({
  talk: z
    .object({
      key: z.uuid().meta({
        description: 'What a stream listens to: the same for all talks of the league or clan.',
        example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      }),
      unread: z.int().meta({ description: 'How many messages are new to the asker, up to 100.', example: 2 }),
      muted: z.boolean().describe('Whether the asker has muted the league or clan.'),
      moderates: z.boolean().describe('Whether the asker may pin messages and decide about reported ones.'),
      pinned: post.nullable().describe('The pinned message; null for none.'),
      rounds: z
        .array(
          z
            .object({
              eventId,
              phaseIndex: z
                .int()
                .nullable()
                .meta({ description: 'The phase of the round; null if it is the event.', example: 1 }),
              posts: z.int().meta({ description: 'How many messages it has.', example: 12 }),
              unread: z.int().meta({ description: 'How many are new to the asker, up to 100.', example: 2 }),
            })
            .meta({ id: 'TalkRound' }),
        )
        .describe('The rounds of the league in which somebody has written.'),
    })
    .describe('The talk.'),
  posts: z.array(post).describe('The messages of this page, newest first.'),
  next: postId.nullable().describe('What `before` is for the older page; null if there is none.'),
})

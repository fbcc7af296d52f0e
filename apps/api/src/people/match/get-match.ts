import { newsStates, phaseFinality } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import {
  country,
  fileType,
  img,
  keyplayCount,
  keyplayId,
  lockAt,
  playerId,
  shownName,
  userId,
  username,
} from '../../ground/contract/fields.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import { finality, id, instant } from '../../ground/contract/shapes.ts'
import { readHolders } from './holders.ts'
import { mapsOf, readLiveMaps } from './live-maps.ts'
import { readMatchCounts } from './match-counts.ts'
import {
  findShownMatch,
  listMatchPlayers,
  listMatchPlayersOf,
  type MatchPlayer,
  type MatchRow,
} from './match-queries.ts'
import { readOwnCards } from './own-cards.ts'
import { shownMatch } from './shapes.ts'

const player = z
  .object({
    playerId,
    name: shownName,
    country: country.nullable(),
    img,
    void: z
      .boolean()
      .meta({ description: 'Whether all matches of the team in the phase are void.', example: false }),
    news: z
      .object({
        state: z.enum(newsStates).meta({ description: 'What is said of the player.', example: 'out' }),
        text: z.string().meta({ description: 'Why; can be empty.', example: 'Ill' }),
      })
      .nullable()
      .describe('What an organiser says of the player; null for nothing.'),
    counts: z
      .array(
        z
          .object({
            keyplayId,
            count: keyplayCount,
            provisional: z
              .int()
              .meta({ description: 'How often on maps that still run, in addition.', example: 2 }),
          })
          .meta({ id: 'MatchCount' }),
      )
      .describe('What the player did in the match.'),
  })
  .meta({ id: 'MatchPlayer' })

const detail = shownMatch
  .extend({
    ...finality,
    lock: lockAt,
    players: z
      .object({
        home: z.array(player).describe('The players of the home team, by name.'),
        away: z.array(player).describe('The players of the away team, by name.'),
      })
      .describe('The players whom the phase lists for both teams.'),
    sources: z
      .array(
        z
          .object({
            type: fileType,
            kind: z
              .enum(['file', 'demo', 'server'])
              .meta({ description: 'Whether it is a file, a demo or a game server.', example: 'server' }),
            whole: z.boolean().meta({
              description:
                'Whether the counts are those of the whole phase, as the file does not say which maps it has.',
              example: false,
            }),
            since: instant.describe('When the newest of it was added.'),
          })
          .meta({ id: 'CountSource' }),
      )
      .describe('Where the final counts come from.'),
    holders: z
      .array(
        z
          .object({
            playerId,
            count: z.int().meta({ description: 'How many members hold the player.', example: 3 }),
            users: z
              .array(z.object({ userId, username }).meta({ id: 'Holder' }))
              .describe('The first ten of them by name.'),
          })
          .meta({ id: 'HoldersOfPlayer' }),
      )
      .nullable()
      .describe(
        "The other members of the caller's leagues whose decks hold a player; null before the lock, and for visitors.",
      ),
  })
  .meta({ id: 'MatchDetail' })

/**
 * Answers a match: its maps, the players of both teams with what they did, where that is known from, and, once its phase has locked, who of
 * the asker's leagues holds them (rulebook 29.2). Refuses MATCH_NOT_FOUND.
 */
export const getMatch = publicProcedure
  .input(z.strictObject({ id }))
  .output(answer(z.object({ match: detail.describe('The match.') })))
  .query(async ({ ctx: { db, actor }, input: { id } }) => {
    const found = (await findShownMatch(db, actor, id)) ?? notFound('Match')
    const { locked, completed, finalAfterHours, now, open, lock, countedAt, ...row } = found
    const listed = await listMatchPlayers(db, row)
    const live = await readLiveMaps(db, [row])
    const played = row.status === 'void' ? [] : listed.filter(each => !each.void)
    const { counts, sources } = await readMatchCounts(db, row, {
      id,
      players: played.map(each => each.playerId),
      rivals: row.status === 'void' ? [] : await listMatchPlayersOf(db, [row]),
      live: live.flatMap(({ match, map }) => (match.id === id ? [map] : [])),
    })
    const phase = { index: row.phaseIndex, points: 0, open, lock, countedAt }
    const ownCards = await readOwnCards(db, actor?.id, [row])
    const ids = listed.map(each => each.playerId)
    return {
      match: {
        ...row,
        ...phaseFinality(phase, { completed, finalAfterHours, now }),
        lock,
        maps: mapsOf(row, live),
        ownCards: ownCards(row),
        players: {
          home: playersOf(row.home, listed, counts),
          away: playersOf(row.away, listed, counts),
        },
        sources,
        holders: locked && actor ? await readHolders(db, actor, row, ids) : null,
      },
    }
  })

type Counts = Awaited<ReturnType<typeof readMatchCounts>>['counts']

const playersOf = ({ id }: MatchRow['home'], listed: readonly MatchPlayer[], counts: Counts) =>
  listed
    .filter(({ teamId }) => teamId === id)
    .map(({ teamId: _, news, newsText, ...player }) => ({
      ...player,
      news: news && { state: news, text: newsText },
      counts: counts.get(player.playerId) ?? [],
    }))

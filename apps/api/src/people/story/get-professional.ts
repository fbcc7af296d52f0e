import { pointsPerSeries } from '@game/domain'
import { z } from 'zod'
import { player as catalogued } from '../../game/catalogue/kinds/player.ts'
import { getRecord } from '../../game/catalogue/record/record-queries.ts'
import { player } from '../../game/catalogue/record/shapes.ts'
import { findKeyplayHistory } from '../../game/score/read/find-keyplay-history.ts'
import { findPlayerScores } from '../../game/score/read/get-player-scores.ts'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import {
  count,
  eventId,
  lockAt,
  logoKey,
  namePl,
  playerId,
  share,
  shownName,
} from '../../ground/contract/fields.ts'
import { id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import type { Db } from '../../ground/db/db.ts'
import { readShares } from './pick-share-queries.ts'
import { findVersions, listLockedPhases, listPlayerMatches, listPrices } from './professional-queries.ts'

const phasesShown = 8
const matchesShown = 10

const team = z.object({ key: logoKey, name: shownName })
const output = z.object({
  player: player.describe('The player.'),
  form: z
    .array(
      z.object({
        eventId,
        event: z.string().describe('The name of the event.'),
        phaseIndex,
        phase: z.string().describe('The name of the phase.'),
        phasePl: namePl,
        lock: lockAt,
        score: z.number().nullable().describe('The score of the round, in points.'),
        share,
      }),
    )
    .describe('The last locked phases that list the player, the newest first.'),
  series: z.int().describe('How many series are known of the player.'),
  maps: z.int().nullable().describe('The maps.'),
  keyplays: z
    .array(
      z.object({
        id: z.int().describe('The id.'),
        name: shownName,
        namePl,
        count,
        average: z
          .number()
          .describe('The points of a series on average, before perks and multipliers.')
          .meta({ example: 812.5 }),
        ofAll: z.number().describe('The same of all players.'),
      }),
    )
    .describe('What the player did in past phases, the most valuable first.'),
  matches: z
    .array(
      z.object({
        id,
        eventId,
        event: z.string().describe('The name of the event.'),
        date: instant.meta({ description: 'When the match begins.', example: '2026-06-01T18:00:00.000Z' }),
        status: z.string().describe('The status of the match.').meta({ example: 'scheduled' }),
        home: team.describe('The home side; null for AVERAGE, or while it is not known.'),
        away: team.describe('The away side; null for AVERAGE, or while it is not known.'),
        maps: z
          .array(
            z.object({
              map: z.string().describe('The name of the map.'),
              home: z.int().nullable().describe('The home side; null for AVERAGE, or while it is not known.'),
              away: z.int().nullable().describe('The away side; null for AVERAGE, or while it is not known.'),
            }),
          )
          .describe('The maps.'),
      }),
    )
    .describe("The matches of the player's teams, the newest first."),
})

/** Answers what public events tell of a player: form, keyplays with averages, pick rates, matches (rulebook 27.7). */
export const getProfessional = publicProcedure
  .input(z.strictObject({ playerId }))
  .output(answer(output))
  .query(async ({ ctx: { db }, input: { playerId } }) => {
    const { newestUpload } = (await findVersions(db)) ?? { newestUpload: 0 }
    return {
      player: await getRecord(db, catalogued, playerId),
      form: await readForm(db, playerId),
      ...(await readKeyplays(db, playerId, newestUpload)),
      matches: await listPlayerMatches(db, playerId, matchesShown),
    }
  })

/** Reads the player's scores in the last locked phases, with the share of decks that held the player. */
async function readForm(db: Db, playerId: number) {
  const phases = await listLockedPhases(db, playerId, phasesShown)
  const shareOf = await readShares(db, phases)
  return Promise.all(
    phases.map(async ({ scored, version, ...phase }) => {
      const scores = scored ? await findPlayerScores(db, phase, version) : []
      const score = scores.find(each => each.playerId === playerId)?.score ?? null
      return { ...phase, score, share: shareOf(phase, playerId) }
    }),
  )
}

async function readKeyplays(db: Db, playerId: number, newestUpload: number) {
  const { players, all } = await findKeyplayHistory(db, newestUpload)
  const { series = 0, maps = null, keyplays = [] } = players.find(each => each.playerId === playerId) ?? {}
  const prices = await listPrices(db)
  const averages = keyplays.flatMap(record => {
    const price = prices.find(each => each.id === record.keyplayId)
    const ofAll = all.find(each => each.keyplayId === record.keyplayId)
    if (!price) return []
    return {
      id: price.id,
      name: price.name,
      namePl: price.namePl,
      count: record.count,
      average: pointsPerSeries(record, price.price),
      ofAll: ofAll ? pointsPerSeries(ofAll, price.price) : 0,
    }
  })
  return { series, maps, keyplays: averages.toSorted((a, b) => b.average - a.average || a.id - b.id) }
}

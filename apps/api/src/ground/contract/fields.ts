import { phaseStateNames, scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { id, instant, phaseIndex } from './shapes.ts'

/* Fields that several features share: each has its sentence and its example for the document of the API. */
export const eventId = id.describe('The id of the event.')
export const shownName = z.string().meta({ description: 'The name that is shown.', example: 'Example' })
export const userId = id.meta({
  description: "The id of the user; in a call that changes something, the caller's own id.",
  example: 7,
})
export const count = z.int().meta({ description: 'How many there are in all.', example: 42 })
export const username = z
  .string()
  .meta({ description: 'The unique name that the user signs in with.', example: 'anna' })
export const playerId = id.meta({ description: 'The id of the player.', example: 7 })
export const deckScore = z
  .number()
  .meta({ description: 'The score after all multipliers; null while there is none.', example: 277.2 })
export const leagueId = id.meta({
  description: 'The id of the league; null where the asker may not know it.',
  example: 3,
})
export const sharedRank = z.int().describe('The rank; ties share one.')
export const clanId = id.meta({ description: 'The id of the clan.', example: 3 })
export const shownPoints = z.number().meta({ description: 'The points.', example: 1500 })
export const deckCount = z.int().meta({ description: 'How many decks.', example: 120 })
export const createdAt = instant.describe('When it was made.')
export const img = z
  .string()
  .meta({ description: 'The key of the picture; empty for a drawn one.', example: 'apex' })
export const phaseState = z
  .enum(phaseStateNames)
  .meta({ id: 'PhaseState', description: "The user's state of the phase." })
export const lockAt = instant.meta({
  description: 'When the decks of the phase lock.',
  example: '2026-06-02T12:00:00.000Z',
})
export const avatar = z.string().meta({ description: 'The key of the drawn avatar.', example: 'wolf' })
export const keyplayId = z.int().meta({ description: 'The id of the keyplay.', example: 6 })
export const teamId = id.meta({ description: 'The id of the team.', example: 4 })
export const multiplier = z.number().meta({ description: 'The multiplier.', example: 1.5 })
export const phasePlace = phaseIndex.describe('The place of the phase in its event, from 1.')
export const amount = z.number().meta({ description: 'How much of the reward each gets.', example: 100 })
export const rows = z.int().meta({ description: 'How many rows the file has.', example: 350 })
export const eventRewardId = id.meta({ description: 'The id of the reward of the event.', example: 3 })
export const description = z
  .string()
  .meta({ description: 'The text that players read.', example: 'More points for kills.' })
export const previousRank = z
  .int()
  .meta({ description: 'The rank before the last change; null if there was none.', example: 2 })
export const layout = z
  .string()
  .meta({ description: 'The layout that the file was read in.', example: 'kill feed' })
export const fileType = z.enum(scoreFileTypes).meta({
  id: 'ScoreFileType',
  description: 'The type of the score file: `kill` for a kill feed, `match` for player stats.',
})
export const fileName = z
  .string()
  .meta({ description: 'The name of the file as it was uploaded.', example: 'kills.csv' })
export const keyplayCount = z
  .int()
  .meta({ description: 'How often the player did the keyplay.', example: 12 })
export const steamId = z
  .string()
  .meta({ description: 'The SteamID64, as a text.', example: '76561198034202275' })
export const namePl = z.string().nullable().meta({
  id: 'PolishName',
  description: 'The Polish name; if it is null or empty, the English one is shown.',
  example: null,
})
export const openAt = instant.describe('When the phase opens.')
export const completed = z.boolean().meta({ description: 'Whether the event is completed.', example: false })
export const secondChance = z
  .boolean()
  .meta({ description: 'Whether failing phase 1 leaves phase 2 open.', example: false })
export const perkId = z.int().meta({ description: 'The id of the perk.', example: 3 })
export const uncounted = z
  .array(z.int())
  .meta({ description: 'The keyplays that the file had no columns for.', example: [13] })
export const rewardId = id.describe('The id of the reward.')
export const participants = z.int().meta({ description: 'How many users are ranked.', example: 120 })
export const isFinal = z.boolean().meta({ description: 'Whether the result is final.', example: false })
export const side = z.enum(['CT', 'TERRORIST']).describe('The side that the team plays on.')
export const loggedTeam = z.string().meta({
  description: 'The name of the team, empty if the log does not contain it.',
  example: 'Blue',
})
export const roundsWon = z.int().meta({ description: 'The rounds that the team has won.', example: 13 })
export const logoKey = z
  .string()
  .meta({ description: 'The key of the team or picture.', example: 'vitality' })
export const country = z.string().meta({ description: 'The country as two small letters.', example: 'fr' })
export const rarity = z.int().meta({ description: 'The rarity, which chooses the icon.', example: 2 })
export const homeTeamId = id.meta({ description: 'The id of the home team.', example: 4 })
export const awayTeamId = id.meta({ description: 'The id of the away team.', example: 5 })
export const revision = z
  .int()
  .meta({ description: 'Changes with each edit; an edit sends the revision it is based on.', example: 5 })
export const uploaded = instant.describe('When it was uploaded.')
export const csv = z
  .string()
  .meta({ description: 'The CSV file as text.', example: 'key,name\r\nvitality,"Team Vitality"\r\n' })
export const savedAt = instant.describe('When the deck was saved.')
export const share = z.number().meta({ description: 'The share of the decks, 0 to 1.', example: 0.25 })
export const goal = z.number().meta({ description: 'The goal of the phase.', example: 1500 })
export const doneAt = instant.describe('When it was done.')
export const sentAt = instant.describe('When the dispute was sent.')
export const userCount = z.int().meta({ description: 'How many users are affected.', example: 12 })
export const checksum = z.string().meta({
  description: 'The SHA-256 of the file.',
  example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
})
export const level = z.int().meta({ description: 'The level that follows from the XP.', example: 4 })

/** A user, by name only. */
export const userName = z.object({ username }).meta({ id: 'UserName' })
export const userWithId = z.object({ id, username }).meta({ id: 'UserWithId' })

/** An event or a player, by its name. */
export const named = z.object({ id, name: shownName }).meta({ id: 'Named' })
/** How often a player did a keyplay. */
export const playerCount = z.object({ playerId, keyplayId, count: keyplayCount }).meta({ id: 'PlayerCount' })

import { isDeepStrictEqual } from 'node:util'
import { Migrator } from 'kysely/migration'
import type { Env } from '../../env/env.ts'
import type { Database, Db } from '../db.ts'
import { game } from '../migrations/0001-game.ts'
import { picture } from '../migrations/0002-picture.ts'
import { forgetting } from '../migrations/0003-forgetting.ts'
import { wideScores } from '../migrations/0004-wide-scores.ts'
import { frozenMult } from '../migrations/0005-frozen-mult.ts'
import { rewardHandout } from '../migrations/0006-reward-handout.ts'
import { phaseFigures } from '../migrations/0007-phase-figures.ts'
import { polishTexts } from '../migrations/0008-polish-texts.ts'
import { scoreFile } from '../migrations/0009-score-file.ts'
import { scoreSource } from '../migrations/0010-score-source.ts'
import { sessions } from '../migrations/0011-sessions.ts'
import { liveScore } from '../migrations/0012-live-score.ts'
import { packedRankings } from '../migrations/0013-packed-rankings.ts'
import { eventNotices } from '../migrations/0014-event-notices.ts'
import { pickRates } from '../migrations/0015-pick-rates.ts'
import { proof } from '../migrations/0016-proof.ts'
import { protection } from '../migrations/0017-protection.ts'
import { eventWork } from '../migrations/0019-event-work.ts'
import { dispute } from '../migrations/0020-dispute.ts'
import { contentVersion } from '../migrations/0021-content-version.ts'
import { nameParts } from '../migrations/0022-name-parts.ts'
import { clanVersion } from '../migrations/0023-clan-version.ts'
import { distributable } from '../migrations/0024-distributable.ts'
import { narrowBlocks } from '../migrations/0025-narrow-blocks.ts'
import { deletionIndex } from '../migrations/0026-deletion-index.ts'
import { preparedDecks } from '../migrations/0027-prepared-decks.ts'
import { decksAlone } from '../migrations/0028-decks-alone.ts'
import { phaseMaps } from '../migrations/0029-phase-maps.ts'
import { finalResults } from '../migrations/0031-final-results.ts'
import { toldResults } from '../migrations/0032-told-results.ts'
import { matches } from '../migrations/0033-matches.ts'
import { checkpoint } from '../migrations/0035-checkpoint.ts'
import { league } from '../migrations/0037-league.ts'
import { demos } from '../migrations/0039-demos.ts'
import { mail } from '../migrations/0042-mail.ts'
import { reminders } from '../migrations/0043-reminders.ts'
import { push } from '../migrations/0044-push.ts'
import { accessTokens } from '../migrations/0045-access-tokens.ts'
import { webhooks } from '../migrations/0046-webhooks.ts'
import { stories } from '../migrations/0047-stories.ts'
import { waysIn } from '../migrations/0048-ways-in.ts'
import { organiserMessages } from '../migrations/0049-organiser-messages.ts'
import { calendar } from '../migrations/0050-calendar.ts'
import { momentsOfMaps } from '../migrations/0053-moments-of-maps.ts'
import { signUpByProvider } from '../migrations/0054-sign-up-by-provider.ts'
import { formOfMembers } from '../migrations/0055-form-of-members.ts'
import { resetRequests } from '../migrations/0056-reset-requests.ts'
import { eventOfCalendar } from '../migrations/0057-event-of-calendar.ts'
import { firstKillsOfMaps } from '../migrations/0058-first-kills-of-maps.ts'
import { peopleOfFiles } from '../migrations/0059-people-of-files.ts'
import { polishNames } from '../migrations/0060-polish-names.ts'
import { prizeAndNote } from '../migrations/0061-prize-and-note.ts'
import { talk } from '../migrations/0062-talk.ts'
import { lineUpNews } from '../migrations/0063-line-up-news.ts'
import { matchDate } from '../migrations/0064-match-date.ts'
import { orderOfRounds } from '../migrations/0066-order-of-rounds.ts'
import { rankingsOfPhases } from '../migrations/0067-rankings-of-phases.ts'
import { notificationMutes } from '../migrations/0068-notification-mutes.ts'
import { qualifyingRounds } from '../migrations/0069-qualifying-rounds.ts'
import { drafts } from '../migrations/0070-drafts.ts'
import { eventOrganisers } from '../migrations/0071-event-organisers.ts'
import { cupTies } from '../migrations/0072-cup-ties.ts'
import { privateEvents } from '../migrations/0073-private-events.ts'
import { ownPlayers } from '../migrations/0074-own-players.ts'
import { steamCodes } from '../migrations/0075-steam-codes.ts'
import { automaticEvening } from '../migrations/0076-automatic-evening.ts'
import { circle } from '../migrations/0077-circle.ts'
import { eventReports } from '../migrations/0078-event-reports.ts'
import { ownCards } from '../migrations/0080-own-cards.ts'
import { findMigrations } from './migration-queries.ts'

/** Opens Postgres at DATABASE_URL, or else the embedded database in DATA_DIR. */
export async function openDatabase(env: Env, onError: (error: Error) => void): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('../connection/postgres.ts')
    return openPostgres(env.databaseUrl, onError, env)
  }
  const { openPglite } = await import('../connection/pglite.ts')
  return openPglite(env.dataDir, onError)
}

/** Static, so that bundlers and readers see the whole list; sorted by name. */
const migrations = {
  '0001-game': game,
  '0002-picture': picture,
  '0003-forgetting': forgetting,
  '0004-wide-scores': wideScores,
  '0005-frozen-mult': frozenMult,
  '0006-reward-handout': rewardHandout,
  '0007-phase-figures': phaseFigures,
  '0008-polish-texts': polishTexts,
  '0009-score-file': scoreFile,
  '0010-score-source': scoreSource,
  '0011-sessions': sessions,
  '0012-live-score': liveScore,
  '0013-packed-rankings': packedRankings,
  '0014-event-notices': eventNotices,
  '0015-pick-rates': pickRates,
  '0016-proof': proof,
  '0017-protection': protection,
  '0019-event-work': eventWork,
  '0020-dispute': dispute,
  '0021-content-version': contentVersion,
  '0022-name-parts': nameParts,
  '0023-clan-version': clanVersion,
  '0024-distributable': distributable,
  '0025-narrow-blocks': narrowBlocks,
  '0026-deletion-index': deletionIndex,
  '0027-prepared-decks': preparedDecks,
  '0028-decks-alone': decksAlone,
  '0029-phase-maps': phaseMaps,
  '0031-final-results': finalResults,
  '0032-told-results': toldResults,
  '0033-matches': matches,
  '0035-checkpoint': checkpoint,
  '0037-league': league,
  '0039-demos': demos,
  '0042-mail': mail,
  '0043-reminders': reminders,
  '0044-push': push,
  '0045-access-tokens': accessTokens,
  '0046-webhooks': webhooks,
  '0047-stories': stories,
  '0048-ways-in': waysIn,
  '0049-organiser-messages': organiserMessages,
  '0050-calendar': calendar,
  '0053-moments-of-maps': momentsOfMaps,
  '0054-sign-up-by-provider': signUpByProvider,
  '0055-form-of-members': formOfMembers,
  '0056-reset-requests': resetRequests,
  '0057-event-of-calendar': eventOfCalendar,
  '0058-first-kills-of-maps': firstKillsOfMaps,
  '0059-people-of-files': peopleOfFiles,
  '0060-polish-names': polishNames,
  '0061-prize-and-note': prizeAndNote,
  '0062-talk': talk,
  '0063-line-up-news': lineUpNews,
  '0064-match-date': matchDate,
  '0066-order-of-rounds': orderOfRounds,
  '0067-rankings-of-phases': rankingsOfPhases,
  '0068-notification-mutes': notificationMutes,
  '0069-qualifying-rounds': qualifyingRounds,
  '0070-drafts': drafts,
  '0071-event-organisers': eventOrganisers,
  '0072-cup-ties': cupTies,
  '0073-private-events': privateEvents,
  '0074-own-players': ownPlayers,
  '0075-steam-codes': steamCodes,
  '0076-automatic-evening': automaticEvening,
  '0077-circle': circle,
  '0078-event-reports': eventReports,
  '0080-own-cards': ownCards,
}

/** The names of all migrations, in order. */
export const migrationNames = Object.keys(migrations)

/** Migrates the schema to the latest, or to the given migration; several processes may start at once (Kysely locks). */
export async function migrate(db: Db, last?: string): Promise<void> {
  if (last === undefined && (await isUpToDate(db))) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Some databases got 0017 before 0016 existed; neither needs the other.
    allowUnorderedMigrations: true,
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}

/** Whether exactly all migrations were applied to a database. Kysely would read its whole catalogue for this, in half a second on PGlite. */
async function isUpToDate(db: Db): Promise<boolean> {
  const done = await findMigrations(db)
  return done !== undefined && isDeepStrictEqual(done, migrationNames)
}

import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { listPlayable, nextOpenPhase, type OpenPhase } from '../read/ready-decks.ts'
import { listWithDeck } from '../read/ready-queries.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { lockLeague } from '../state/league-queries.ts'
import { loadLeague } from '../state/load-leagues.ts'
import { listMemberIds } from '../state/member-queries.ts'
import { listUnsentReminders, noteReminded } from './reminder-queries.ts'

/** Sends the reminders that members have asked for, to those who may play and have no deck (rulebook 19.30). Run by a job. */
export async function sendReminders(db: Db): Promise<void> {
  for (const leagueId of await listUnsentReminders(db)) await inTransaction(db, trx => send(trx, leagueId))
}

async function send(trx: Parameters<typeof lockLeague>[0], leagueId: number): Promise<void> {
  const row = await lockLeague(trx, leagueId)
  if (!row || row.reminded) return
  await noteReminded(trx, leagueId)
  const open = nextOpenPhase(await loadLeague(trx, row))
  if (!open) return
  const playing = await listPlayable(trx, open, await listMemberIds(trx, leagueId))
  const ready = new Set(await listWithDeck(trx, open, playing))
  await notifyOfLeague(
    trx,
    playing.filter(userId => !ready.has(userId)),
    {
      kind: 'league_reminder',
      league: row,
      facts: factsOf(open),
      key: `${open.eventId}:${open.phaseIndex}:${row.reminded_at?.slice(0, 10) ?? ''}`,
    },
  )
}

/** The lock is left out where it only waits. */
function factsOf({ lock, locksLive, ...phase }: OpenPhase) {
  return { ...phase, ...(!locksLive && { lock }) }
}

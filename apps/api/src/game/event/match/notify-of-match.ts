import { isNotableMatchChange, type Match } from '@game/domain'
import { getNames } from '../../catalogue/record/name-queries.ts'
import { notifyAudience } from '../../notification/notify-audience.ts'
import { phaseFacts, unnamed } from '../../notification/phase-facts.ts'
import { withPlayers } from '../../notification/phase-queries.ts'
import type { Edit } from '../edit/edit-event.ts'
import { listPlayersOf } from './match-queries.ts'

/**
 * Notifies those who hold a card of a match's teams that an edit has moved it by more than 30 minutes or changed its status, once
 * for the edit, in its transaction (rulebook 18.8).
 */
export async function notifyOfMatch(edit: Edit, id: number, before: Match, after: Match): Promise<void> {
  const { trx, event, phases, revision } = edit
  if (!event.played || !isNotableMatchChange(before, after)) return
  const { homeTeamId, awayTeamId, phaseIndex } = after
  const names = await getNames(trx, 'team', [homeTeamId, awayTeamId])
  const phaseIndexes = [before.phaseIndex, phaseIndex]
  const teams = [before.homeTeamId, before.awayTeamId, homeTeamId, awayTeamId]
  const players = await listPlayersOf(trx, { eventId: event.id, phaseIndexes, teams })
  const facts = {
    eventId: event.id,
    event: event.name,
    ...phaseFacts(phases.find(({ index }) => index === phaseIndex) ?? unnamed(phaseIndex)),
    home: names.get(homeTeamId) ?? '',
    away: names.get(awayTeamId) ?? '',
    date: new Date(after.date).toISOString(),
    status: after.status,
    change: before.status === after.status ? 'date' : 'status',
  }
  const naturalKey = `match_changed:${event.id}:${id}:${revision}`
  const notification = { kind: 'match_changed' as const, phaseIndex, facts, naturalKey }
  await notifyAudience(trx, event.id, notification, withPlayers(event.id, phaseIndexes, players))
}

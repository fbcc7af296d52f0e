import type { LineUpNews } from '@game/domain'
import { getNames } from '../../catalogue/record/name-queries.ts'
import { notifyAudience } from '../../notification/notify-audience.ts'
import { phaseFacts, unnamed } from '../../notification/phase-facts.ts'
import { withPlayers } from '../../notification/phase-queries.ts'
import type { Edit } from '../edit/edit-event.ts'

/** Notifies those who hold the card of a player in a phase of its news, in the transaction of the edit (rulebook 18.15). */
export async function notifyOfNews(
  { trx, event, phases, revision }: Edit,
  phaseIndex: number,
  playerId: number,
  news: LineUpNews | null,
): Promise<void> {
  if (!event.played) return
  const names = await getNames(trx, 'player', [playerId])
  const facts = {
    eventId: event.id,
    event: event.name,
    ...phaseFacts(phases.find(({ index }) => index === phaseIndex) ?? unnamed(phaseIndex)),
    playerId,
    player: names.get(playerId) ?? '',
    news: news?.state ?? 'none',
    text: news?.text ?? '',
  }
  const naturalKey = `line_up_news:${event.id}:${phaseIndex}:${playerId}:${revision}`
  const notification = { kind: 'line_up_news' as const, phaseIndex, facts, naturalKey }
  await notifyAudience(trx, event.id, notification, withPlayers(event.id, [phaseIndex], [playerId]))
}

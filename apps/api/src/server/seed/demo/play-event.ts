import { share } from '@game/art'
import { carryOver, type Deck, hourMs, keyplays, perks } from '@game/domain'
import type { Transaction } from 'kysely'
import { updateEventRow } from '../../../game/event/edit/edit-queries.ts'
import type { PhaseAt } from '../../../game/event/edit/phase-queries.ts'
import { completeEvent } from '../../../game/event/settings/complete-event.ts'
import { rankEvent } from '../../../game/score/publish/rank-event.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { insertDecks, listWinners, setRankedAt } from './demo-queries.ts'
import { drawDeck } from './draw-deck.ts'
import { type DemoSetting, insertDemoEvent, insertDemoPhase } from './insert-event.ts'
import { insertScoreFiles } from './insert-score-files.ts'
import type { DemoUser } from './insert-users.ts'
import type { PlannedEvent, PlannedPhase } from './tournaments/plan.ts'

/** A user who is still in, with the cards of the phase before. */
type Entrant = DemoUser & { cards: Deck }

const rolledPerks = 6

/** Rolls the perks of a phase from its name, repeats possible. */
const rollPerks = (key: string): number[] =>
  Array.from(
    { length: rolledPerks },
    (_, place) => perks[Math.floor(share(key, `perk ${place}`) * perks.length)]?.id ?? 1,
  )

/**
 * Inserts an event and plays it up to now, phase by phase: the decks of those who are still in, then the real results,
 * then the ranking, which decides who goes on.
 */
export async function playEvent(
  trx: Transaction<Schema>,
  plan: PlannedEvent,
  setting: DemoSetting,
): Promise<void> {
  const event = await insertDemoEvent(trx, plan)
  let entrants: Entrant[] = setting.users
    .filter(({ username }) => share(username, plan.img) < plan.turnout)
    .map(user => ({ ...user, cards: [] }))
  for (const [place, phase] of plan.phases.entries()) {
    const at = { eventId: event.id, phaseIndex: place + 1 }
    entrants = await playPhase(trx, at, phase, { entrants, setting, name: `${plan.img} ${place}` })
  }
  if (plan.completed)
    await completeEvent(trx, event, await updateEventRow(trx, event.id, { completed: true }))
}

type Playing = { entrants: Entrant[]; setting: DemoSetting; name: string }

/** Returns the users who go on to the next phase. */
async function playPhase(
  trx: Transaction<Schema>,
  at: PhaseAt,
  phase: PlannedPhase,
  { entrants, setting, name }: Playing,
): Promise<Entrant[]> {
  const rolled = rollPerks(name)
  await insertDemoPhase(trx, at, phase, { ...setting, perks: rolled })
  const opened = phase.open < phase.lock && phase.open <= 0
  if (!opened || entrants.length === 0) return []
  const players = phase.teams.flatMap(team => setting.teams.playersOf.get(team) ?? [])
  const choices = {
    phaseIndex: at.phaseIndex,
    players,
    keyplays: keyplays.map(({ id }) => id),
    perks: rolled,
  }
  const played = entrants.map(({ cards, ...user }) => ({
    ...user,
    cards: drawDeck(`${user.username} ${name}`, choices, carryOver(cards, players).cards),
  }))
  const savedAt = new Date(setting.now + (Math.min(phase.lock, 0) - 1) * hourMs)
  await insertDecks(trx, at, played, savedAt)
  if (!phase.series) return []
  await insertScoreFiles(trx, at, phase, { series: phase.series, setting })
  await setRankedAt(trx, at.eventId, new Date(setting.now + phase.lock * hourMs).toISOString())
  await rankEvent(trx, at.eventId)
  const winners = new Set((await listWinners(trx, at)).map(each => each.userId))
  return played.filter(({ id }) => winners.has(id))
}

import { epochMs, isPhaseOver, type NewPhaseDates, phaseOfLiveMap, planEvening } from '@game/domain'
import { requestDueWork } from '../../../ground/db/channels.ts'
import type { Db } from '../../../ground/db/db.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { forgetNotified } from '../../notification/phase-queries.ts'
import { listStandingMaps, type StandingMap } from '../../score-source/reading/source-maps.ts'
import { type Edit, editEvent } from '../edit/edit-event.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { updatePhaseRow } from '../phase/phase-queries.ts'
import { type Evening, findEvening, placeMap } from './evening-queries.ts'

/**
 * Opens and locks the phases of an automatic evening by what its game servers have sent, and lets each map count for the phase that it has locked
 * (rulebook 30.18). Does nothing for other events. What a killed process has left is done by the next call. `standing`: the maps of the event, if they have
 * just been read; before dates are set they are read again.
 */
export async function followEvening(
  db: Db,
  eventId: number,
  standing?: readonly StandingMap[],
): Promise<void> {
  const evening = await findEvening(db, eventId)
  if (!evening) return
  const maps = sentOf(standing ?? (await listStandingMaps(db, eventId)))
  if (plan(evening, maps).length > 0) {
    await editEvent({ db, actor: { id: evening.actorId } }, { call: 'update-phase', eventId }, setDates)
    return followEvening(db, eventId)
  }
  for (const map of maps) {
    if (map.moved) continue
    const phaseIndex = placeOf(map, evening)
    if (phaseIndex !== null) await placeMap(db, { ...map, number: map.facts.number }, phaseIndex)
  }
}

/** The maps that the servers of an event have sent, each once (rulebook 15.15). */
const sentOf = (maps: readonly StandingMap[]) => maps.filter(({ dropped }) => !dropped)

/** The phase for which a map counts, also before that is saved; null for none. */
const placeOf = ({ moved, phaseIndex, facts }: StandingMap, { phases, now }: Evening): number | null =>
  moved || facts.liveAt === null ? phaseIndex : phaseOfLiveMap(phases, facts.liveAt, now)

function plan(evening: Evening, maps: readonly StandingMap[]): NewPhaseDates[] {
  const { phases, now } = evening
  const runningIn = (index: number) =>
    maps.filter(map => !map.removed && map.facts.state === 'running' && placeOf(map, evening) === index)
  return planEvening(
    phases.map(phase => ({
      ...phase,
      isOver: isPhaseOver({ ...phase, running: runningIn(phase.index).length }),
    })),
    maps.flatMap(({ facts }) => facts.liveAt ?? []).toSorted(),
    now,
  )
}

/** Plans once more, as another process may have done it meanwhile, and sets the dates. */
async function setDates({ trx, event, phases, revision }: Edit) {
  const eventId = event.id
  const evening = await findEvening(trx, eventId)
  const changed = evening ? plan(evening, sentOf(await listStandingMaps(trx, eventId))) : []
  if (changed.length === 0) return { before: null, after: null }
  await touchPhases(
    trx,
    eventId,
    phases.map(({ index }) => index),
    revision,
  )
  await forgetNotified(trx, eventId)
  for (const { index, ...dates } of changed) await updatePhaseRow(trx, { eventId, phaseIndex: index }, dates)
  const now = await readClock(trx)
  for (const { index, lock } of changed)
    if (epochMs(lock) <= epochMs(now))
      await publishMessage(trx, { type: 'phase_locked', eventId, phaseIndex: index, lock })
  await requestDueWork(trx)
  const before = phases.filter(({ index }) => changed.some(each => each.index === index))
  return {
    before: { phases: before.map(({ index, open, lock }) => ({ index, open, lock })) },
    after: { phases: changed },
  }
}

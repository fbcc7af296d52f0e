import type { Actor } from '../../../ground/session/session.ts'
import { addSource } from '../../score-source/add-score-source.ts'
import type { Edit } from '../edit/edit-event.ts'
import { type LockedPhase, lockPhases } from '../edit/phase-queries.ts'
import { insertPhase } from '../phase/phase-queries.ts'
import { changeReward } from '../reward/edit-rewards.ts'
import { checkRewardInput } from '../reward/reward-input.ts'
import { insertReward } from '../reward/reward-queries.ts'
import { changeSettings } from '../settings/edit-events.ts'
import { importPhase } from './import-phase.ts'
import type { Importing } from './importing.ts'
import { type Names, pairUp } from './pair-up.ts'
import type { EventFile, FilePhase, FileReward } from './schema.ts'
import { rewardOf, rewardTypes, settingsOf } from './write-event-file.ts'

/** A game server that was added: the path to which it sends has its token. */
export type AddedSource = { name: string; path: string }

/** Imports everything of the file into the event; only the report says what was refused. */
export async function importParts(importing: Importing, actor: Actor): Promise<AddedSource[]> {
  await importSettings(importing)
  await importPhases(importing)
  await importRewards(importing)
  return importSources(importing, actor)
}

async function importSettings({ edit, stored, file, report }: Importing): Promise<void> {
  const { name, ...rest } = file.event
  const after = { ...rest, name: name.trim() }
  const compared = {
    path: ['event'],
    what: 'event' as const,
    name: after.name,
    before: settingsOf(stored),
    after,
  }
  await report.save(compared, () => changeSettings(edit, after))
}

/** Adds the phases that are new without dates, as their perks may be set only before the lock; their dates come last. */
async function importPhases(importing: Importing): Promise<void> {
  const { edit, stored, file, report } = importing
  const { phases = [] } = file
  for (const [at, phase] of phases.entries())
    if (at >= stored.phases.length) await insertPhase(edit.trx, newPhase(edit, at, phase))
  const all: LockedPhase[] = await lockPhases(edit.trx, edit.event.id)
  for (const [at, phase] of phases.entries())
    await importPhase({ ...importing, edit: { ...edit, phases: all } }, at, phase)
  for (const { index, name } of stored.phases.slice(phases.length))
    report.keep(['phases'], 'phase', `${index}. ${name}`)
}

const newPhase = ({ event, now, revision }: Edit, at: number, { name, goal, multiplier }: FilePhase) => ({
  ...{ event_id: event.id, index: at + 1, name, points: goal, mult: multiplier },
  ...{ open: now, lock: now, revision },
})

async function importRewards({ edit, stored, file, resolve, report }: Importing): Promise<void> {
  const { rewards = [] } = file
  const known = stored.rewards.map(each => ({ id: each.id, terms: rewardOf(each), name: each.reward.name }))
  const pairs = pairUp(rewards, namesOfReward, known, ({ terms }) => namesOfReward(terms))
  for (const [at, after] of rewards.entries()) {
    const path = ['rewards', at]
    const rewardId = resolve('reward', after.reward, [...path, 'reward'])
    if (rewardId === undefined) continue
    const { amount, from, to } = after
    const data = { rewardId, amount, from, to, type: rewardTypes[after.type] }
    const before = pairs[at]
    const name = titleOf(before?.name ?? nameOfReward(file, after), after)
    await report.save({ path, what: 'eventReward', name, before: before?.terms, after }, async () => {
      const columns = checkRewardInput({ eventId: edit.event.id, data })
      if (before) await changeReward(edit, before.id, columns)
      else await insertReward(edit.trx, edit.event.id, columns)
    })
  }
  for (const { name, terms } of known.filter(each => !pairs.includes(each)))
    report.keep(['rewards'], 'eventReward', titleOf(name, terms))
}

const namesOfReward = ({ reward, type, from, to }: FileReward): Names => [
  `${reward} ${type} ${from} ${to}`,
  `${reward} ${type}`,
]

const titleOf = (name: string, { type, from, to }: FileReward): string =>
  `${name}, ${from} - ${to}${type === 'percent' ? ' %' : ''}`

const nameOfReward = ({ catalogue }: EventFile, { reward }: FileReward): string =>
  catalogue?.rewards?.find(({ id }) => id === reward)?.name ?? String(reward)

async function importSources(
  { edit, stored, file, report }: Importing,
  actor: Actor,
): Promise<AddedSource[]> {
  const { sources = [] } = file
  const added: AddedSource[] = []
  for (const [at, { name }] of sources.entries()) {
    const before = stored.sources.find(source => source.name === name)
    const compared = {
      path: ['sources', at],
      what: 'source' as const,
      name,
      before: before && { name },
      after: { name },
    }
    await report.save(compared, async () => {
      const { path } = await addSource(edit.trx, actor, { eventId: edit.event.id, name })
      added.push({ name, path })
    })
  }
  for (const { name } of stored.sources)
    if (!sources.some(source => source.name === name)) report.keep(['sources'], 'source', name)
  return added
}

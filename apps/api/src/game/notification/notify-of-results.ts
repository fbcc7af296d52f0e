import { type PhaseState, phaseStateNames, resultNotice } from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import { scoreBlock } from '../score/compute/score-block.ts'
import type { CountingRule } from '../score/compute/scored-users.ts'
import { listBlocksOfPhase } from '../score/freeze/block-queries.ts'
import { type Announcement, announce } from './notify-audience.ts'
import {
  type AnnouncedResult,
  type BlockRange,
  isCurrentRanking,
  listAnnounced,
  type NoticeScores,
  ofOutcomes,
  type PhaseNotification,
  type RankingKey,
  type Recipients,
  resultKinds,
  saveNoticeScores,
  type UsersOfBlock,
} from './phase-queries.ts'
import { inBoth, without } from './user-bits.ts'

/** The state of a phase of the users who have won one of these sets of phases. */
export type StateOfUsers = { phaseIndex: number; state: PhaseState; outcomes: readonly (readonly number[])[] }

type Options = {
  rule: CountingRule | undefined
  /** Makes the notification of a result; `announced` is the one before, null for none. */
  notificationOf: (
    kind: 'phase_result' | 'result_corrected',
    announced: PhaseState | null,
  ) => PhaseNotification
}

/**
 * Notifies users of the state of a phase if it is not what they were notified of last; that entry is replaced (rulebook 17.6, 17.7). An
 * entry that stays gets the score as it is now. Stops when the ranking is no longer the published one.
 */
export const notifyOfResults = (
  db: Queryable,
  ranking: RankingKey,
  { phaseIndex, state, outcomes }: StateOfUsers,
  { rule, notificationOf }: Options,
): Promise<number[]> =>
  announce(db, ranking.eventId, async (trx, blocks) => {
    if (!(await isCurrentRanking(trx, ranking))) return undefined
    const key = { eventId: ranking.eventId, phaseIndex }
    const users = await ofOutcomes(ranking, outcomes)(trx, blocks)
    const announced = await listAnnounced(trx, key, blocks)
    const news = [null, ...phaseStateNames].flatMap(before => {
      const kind = resultNotice(before, state)
      if (!kind) return []
      const ofBefore = announced.filter(({ result }) => result === before)
      const recipients = before === null ? without(users, announced) : inBoth(users, ofBefore)
      if (recipients.length === 0) return []
      return [{ notification: notificationOf(kind, before), recipients, replaces: resultKinds }]
    })
    const staying = announced.filter(({ result }) => result === state)
    if (news.length + staying.length === 0) return []
    const scores = await scoresNow(trx, key, rule, blocks)
    await updateScores(trx, staying, users, scores)
    return withScores(news, scores, announced)
  })

/** The scores of a phase's decks by block, in hundredths by place. */
type Scores = Map<number, Float64Array>

async function scoresNow(
  db: Queryable,
  key: { eventId: number; phaseIndex: number },
  rule: CountingRule | undefined,
  blocks: BlockRange,
): Promise<Scores> {
  const frozen = rule ? await listBlocksOfPhase(db, key, blocks) : []
  return new Map(frozen.map(block => [block.block, scoreBlock(block, rule?.counts ?? new Float64Array(1))]))
}

/** Gives entries that are still true the scores as they are now. The bell shows those of corrections: it is read again. */
async function updateScores(
  db: Queryable,
  staying: readonly AnnouncedResult[],
  users: readonly UsersOfBlock[],
  now: Scores,
): Promise<void> {
  const changed = staying.flatMap(each => changedScores(each, users, now))
  if (changed.length === 0) return
  await saveNoticeScores(db, changed)
  const shown = staying.filter(({ kind }) => kind === 'result_corrected').map(({ noticeId }) => noticeId)
  for (const noticeId of new Set(changed.map(each => each.noticeId)))
    if (shown.includes(noticeId)) await publishMessage(db, { type: 'event_notice', noticeId })
}

/** The scores of an entry for users for whom it is still true, if any of them has changed. */
function changedScores(
  { block, noticeId, users, scores }: AnnouncedResult,
  inState: readonly UsersOfBlock[],
  now: Scores,
): NoticeScores[] {
  const [still] = inBoth([{ block, users }], inState)
  if (!still) return []
  let isChanged = false
  const list = Array.from(users, (_, place) => {
    const before = scores?.[place] ?? null
    const after = still.users[place] === '1' ? scoreAt(now, block, place) : before
    isChanged ||= after !== before
    return after ?? 'NULL'
  })
  return isChanged ? [{ block, noticeId, scores: `{${list.join()}}` }] : []
}

/** A user who was let in has no deck and 0 points. */
const scoreAt = (scores: Scores, block: number, place: number): number =>
  Math.max(0, scores.get(block)?.[place] ?? 0)

const withScores = (
  news: Announcement[],
  scores: Scores,
  announced: readonly AnnouncedResult[],
): Announcement[] =>
  news.map(({ recipients, ...rest }) => ({
    ...rest,
    recipients: recipients.map(users => scored(users, scores, announced)),
  }))

/** Adds the scores of users now and, of those who were notified of a result before, then. */
function scored(
  { block, users }: UsersOfBlock,
  scores: Scores,
  announced: readonly AnnouncedResult[],
): Recipients {
  const ofBlock = announced.filter(each => each.block === block)
  const list = (scoreAt: (place: number) => number | null | undefined) =>
    `{${Array.from(users, (bit, place) => (bit === '1' ? (scoreAt(place) ?? 'NULL') : 'NULL')).join()}}`
  return {
    block,
    users,
    scores: list(place => scoreAt(scores, block, place)),
    scoresBefore: list(place => ofBlock.find(each => each.users[place] === '1')?.scores?.[place]),
  }
}

import { checkDisputeAnswer } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import { requireFound } from '../../ground/call/require-right.ts'
import { organiserProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { refuse, unwrap } from '../../ground/contract/refusal.ts'
import { done, id, text } from '../../ground/contract/shapes.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { notify } from '../notification/notify.ts'
import { phaseFacts } from '../notification/phase-facts.ts'
import { closeDispute, findDispute } from './dispute-queries.ts'

/** Longer than an answer may be, so that the refusal with its own message checks the exact length. */
const longestBody = 10_000

/**
 * Answers a dispute, which closes it, and notifies its sender (rulebook 9.32). The audit log has neither of the texts, because
 * they are erased with the account. Refuses DISPUTE_ANSWER_LENGTH, DISPUTE_NOT_FOUND, DISPUTE_ANSWERED.
 */
export const answerDispute = organiserProcedure
  .input(
    z.strictObject({
      id,
      answer: text(longestBody).meta({
        description: 'The answer, in 1 to 1000 characters.',
        example: 'It had one.',
      }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input }) => {
    const words = unwrap(checkDisputeAnswer(input.answer))
    return inTransaction(db, async trx => {
      const closed = await closeDispute(trx, { id: input.id, answer: words, adminId: actor.id })
      const dispute = requireFound(actor, await findDispute(trx, input.id), 'Dispute')
      if (!closed) refuse('DISPUTE_ANSWERED')
      const { userId, eventId, event, phaseIndex, phase, phasePl } = dispute
      const naturalKey = `dispute_answered:${input.id}`
      const facts = { eventId, event, ...phaseFacts({ index: phaseIndex, name: phase, namePl: phasePl }) }
      await notify(trx, [{ userId, kind: 'dispute_answered', facts, naturalKey }])
      const state = (answered: boolean) => ({ id: input.id, name: phase, phaseIndex, userId, answered })
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'answer-dispute',
        eventId,
        before: state(false),
        after: state(true),
      })
      return { success: true as const }
    })
  })

import { accept, type Result, refuse } from '../shared/result.ts'

/** The maximum number of characters of a dispute's reason and of its answer (rulebook 9.31, 9.32). */
export const disputeTextLength = 1000

/** Trims a text; undefined if the result is empty or too long, counted in code points. */
const fitted = (text: string): string | undefined => {
  const trimmed = text.trim()
  const { length } = [...trimmed]
  return length >= 1 && length <= disputeTextLength ? trimmed : undefined
}

/** Checks the reason of a dispute and returns it trimmed: 1 to 1000 characters (rulebook 9.31). Refuses DISPUTE_REASON_LENGTH. */
export const checkDisputeReason = (text: string): Result<string> => {
  const reason = fitted(text)
  return reason === undefined ? refuse('DISPUTE_REASON_LENGTH') : accept(reason)
}

/** Checks the answer to a dispute and returns it trimmed: 1 to 1000 characters (rulebook 9.32). Refuses DISPUTE_ANSWER_LENGTH. */
export const checkDisputeAnswer = (text: string): Result<string> => {
  const answer = fitted(text)
  return answer === undefined ? refuse('DISPUTE_ANSWER_LENGTH') : accept(answer)
}

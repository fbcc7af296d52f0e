/**
 * Tells of what the types do not allow and no user can cause, such as a score that is no number: a fault of the calling
 * program, so it is thrown. What a user can cause is a refusal (rulebook 12.8).
 */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError'
}

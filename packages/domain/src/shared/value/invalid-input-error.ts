/**
 * The error for input that the types do not allow and no user can cause, such as a score that is not a number. It is thrown
 * because the calling program has a bug; what a user can cause is a refusal (rulebook 12.8).
 */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError'
}

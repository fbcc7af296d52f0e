/** The code by which an error of the system or of a library says what it is, like ENOENT. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

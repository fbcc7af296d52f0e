/** The code of each status of an error (rulebook 12.6). */
const codes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const

export type FailureCode = (typeof codes)[keyof typeof codes]
export const failureCodes = Object.values(codes)

/** The code of a status; a status that is not listed above has the code of its class. */
export const failureCodeOf = (status: number): FailureCode =>
  new Map<number, FailureCode>(Object.entries(codes).map(([known, code]) => [Number(known), code])).get(
    status,
  ) ?? (status < 500 ? codes[400] : codes[500])

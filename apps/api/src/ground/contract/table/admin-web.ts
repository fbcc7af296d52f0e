import { callsFor } from './web.ts'

/** The calls of admins: the web loads them with the back-office. */
export const adminCalls = callsFor(['admin'])

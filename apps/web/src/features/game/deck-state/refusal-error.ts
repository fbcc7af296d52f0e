import type { Refusal } from '@game/domain'
import { CallError } from '../../../base/api/failure.ts'
import { say } from '../../../base/texts/i18n.ts'

/** Makes the error of a refusal that needs no answer of the server. */
export const refusalError = ({ rule, facts }: Refusal): CallError =>
  new CallError({ message: say(`rules:${rule}`, facts), status: 409, rule, facts, body: null })

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { document, type Operation } from './operations.ts'
import type { Sent } from './send.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'api')

const pointer = (parts: (string | number)[]) =>
  parts.map(part => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

/** The differences between an answer and the document; empty if it is as described. */
export function answerFaults({ path, method, statuses }: Operation, { status, body, type }: Sent): string[] {
  if (!statuses.includes(status)) return [`${status} is not described`]
  if (status === 204 || type.startsWith('text/event-stream')) return []
  if (!type.startsWith('application/json')) return [`${type} is not JSON`]
  const own = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema']
  const named = ['components', 'schemas', 'Failure']
  const validate = ajv.getSchema(`api#/${pointer(status === 200 ? own : named)}`)
  if (!validate) return [`no schema of ${status}`]
  return validate(body)
    ? []
    : (validate.errors ?? []).map(
        each => `${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`,
      )
}

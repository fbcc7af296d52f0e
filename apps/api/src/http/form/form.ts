import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../../account/session.ts'
import { refuse } from '../../contract/refusal.ts'
import type { Db } from '../../db/db.ts'
import type { Services } from '../app.ts'
import { createContext } from '../context.ts'
import { type Operation, schemaOf } from '../openapi/schema.ts'
import { type FormInput, readForm } from './read-form.ts'

type Schema = NonNullable<ReturnType<typeof schemaOf>>

type FormCall<Fields extends object, File, Answer> = FormInput<Fields, File> & {
  path: `/api/${string}`
  /** The feature and the verb, as a procedure's name would be. */
  name: `${string}.${string}`
  summary: string
  /** The fields as the OpenAPI document tells of them; `file` is one of itself. */
  described: Record<string, Schema>
  optional?: readonly string[]
  output: z.ZodType<Answer>
  answer(db: Db, actor: Actor, form: Fields & { file: File }): Promise<Answer>
}

/** A call that takes a file, which tRPC's procedures cannot: its route, and what the OpenAPI document says of it. */
export type Form = {
  path: string
  operation: Operation
  mount(app: FastifyInstance, services: Services): void
}

/** For admins: who may is asked before the first byte of the file is read. */
export function form<Fields extends object, File, Answer>(call: FormCall<Fields, File, Answer>): Form {
  return {
    path: call.path,
    operation: operationOf(call),
    mount: (app, services) => {
      app.post(call.path, async (request, reply) => {
        const { actor } = await createContext(services, request, reply)
        if (!actor) return refuse('LOGIN_NEEDED')
        if (actor.role !== 'admin') return refuse('ADMIN_NEEDED')
        const read = await readForm(request, services.env, call)
        try {
          return await call.answer(services.db, actor, read)
        } finally {
          await call.drop?.(read.file)
        }
      })
    },
  }
}

function operationOf(
  call: Pick<FormCall<object, unknown, unknown>, 'name' | 'summary' | 'described' | 'optional' | 'output'>,
): Operation {
  const { name, summary, described, optional = [], output } = call
  const properties = { file: { type: 'string' as const, format: 'binary' }, ...described }
  const schema = {
    type: 'object' as const,
    properties,
    required: Object.keys(properties).filter(field => !optional.includes(field)),
    additionalProperties: false,
  }
  return {
    operationId: name.replace('.', '-'),
    summary,
    description: 'For admins.',
    tags: [name.split('.')[0] ?? ''],
    security: [{ session: [] }],
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      200: {
        description: 'What was done',
        content: { 'application/json': { schema: schemaOf(output) } },
      },
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Call } from '../contract/call.ts'
import type { Db } from '../db/db.ts'
import type { Env } from '../env/env.ts'
import { limitOrganiser } from '../limit/limit-calls.ts'
import type { Actor } from '../session/session.ts'
import { createContext, requireAccess, type Services } from './context.ts'
import { type FormInput, readForm } from './read-form.ts'
import { requireRight } from './require-right.ts'
import { type Operation, type Schema, schemaOf } from './schema.ts'

type FormDefinition<Fields extends object, File, Answer> = Omit<FormInput<Fields, File>, 'mayKeep'> & {
  /** The fields besides `file`, as the OpenAPI document describes them. */
  described: Record<string, Schema>
  optional?: readonly string[]
  /** A file as an example in the document. */
  sample: string
  output: z.ZodType<Answer>
  /**
   * Finds the event that a form is about from its fields, undefined if they name none: its organisers may send the form too, with these
   * fields before the files (rulebook 11.47). Without it the form is for admins.
   */
  eventOf?(db: Db, fields: Readonly<Record<string, unknown>>): Promise<number | undefined>
  /** `left` is aborted if the caller leaves without waiting for the answer. */
  answer(
    db: Db,
    actor: Actor,
    form: Fields & { files: File[]; file: File },
    env: Env,
    left: AbortSignal,
  ): Promise<Answer>
}

/** What runs a call that takes a file, which a tRPC procedure cannot: its route, and its part of the OpenAPI document. */
export type Form = {
  transport: 'form'
  access: 'organiser' | 'admin'
  operation: Operation
  mount(app: FastifyInstance, services: Services, call: Call): void
}

/**
 * Makes a form from its definition: files are taken from admins only, or from organisers of the event too, and that is checked before the first
 * byte of one is read.
 */
export function form<Fields extends object, File, Answer>(
  definition: FormDefinition<Fields, File, Answer>,
): Form {
  const { eventOf } = definition
  const access = eventOf ? 'organiser' : 'admin'
  return {
    transport: 'form',
    access,
    operation: operationOf(definition),
    mount: (app, services, call) => {
      app.post(call.path, { config: { writes: true } }, async (request, reply) => {
        const leaving = new AbortController()
        reply.raw.once('close', () => leaving.abort())
        const context = await createContext(services, request, reply, call)
        const actor = requireAccess(context.actor, access)
        limitOrganiser(services.limits, actor)
        const mayKeep = async (fields: Readonly<Record<string, unknown>>) => {
          if (eventOf && actor.role !== 'admin') requireRight(actor, await eventOf(services.db, fields))
        }
        const read = await readForm(request, services.env, { ...definition, mayKeep })
        try {
          return await definition.answer(services.db, actor, read, services.env, leaving.signal)
        } finally {
          for (const file of read.files) await definition.drop?.(file)
        }
      })
    },
  }
}

type Described = Pick<
  FormDefinition<object, unknown, unknown>,
  'described' | 'optional' | 'sample' | 'output' | 'most'
>

function operationOf({ described, optional = [], sample, output, most = 1 }: Described): Operation {
  const one = { type: 'string' as const, format: 'binary', example: sample }
  const file = {
    description: 'The file itself.',
    ...(most === 1 ? one : { type: 'array' as const, items: one, minItems: 1, maxItems: most }),
  }
  const properties = { file, ...described }
  const schema = {
    type: 'object' as const,
    properties,
    required: Object.keys(properties).filter(field => !optional.includes(field)),
    additionalProperties: false,
  }
  return {
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      200: {
        description: 'What was done',
        content: { 'application/json': { schema: schemaOf(output) } },
      },
    },
  }
}

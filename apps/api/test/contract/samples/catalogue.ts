import { type KindCase, nineKinds } from '../../calls/nine-kinds.ts'
import type { Fixture } from '../fixture.ts'
import { admins, anybody, type Samples } from '../rights.ts'

let unique = 1000

async function added({ admin }: Fixture, { kind, prefix, body }: KindCase) {
  const sent = body(++unique)
  const { body: answer } = await admin.call<Record<string, { id: number }>>(`${prefix}/add-${kind}`, sent)
  return { sent, id: answer[kind]?.id }
}

const samplesOf = (one: KindCase): Samples => ({
  ...anybody({ [`get-${one.many}`]: () => ({ page: 1, pageSize: 10, phrase: 'a' }) }),
  ...admins({
    [`add-${one.kind}`]: () => one.body(++unique),
    [`update-${one.kind}`]: async fixture => {
      const { sent, id } = await added(fixture, one)
      return { ...sent, data: { ...sent.data, id, name: `Renamed ${++unique}` } }
    },
    [`remove-${one.kind}`]: async fixture => ({ id: (await added(fixture, one)).id }),
  }),
})

const fileSamples = admins({
  'export-catalogue': () => ({ kind: 'player' }),
  'import-catalogue': () => ({
    kind: 'team',
    dryRun: false,
    file: `key,name\nimported-${++unique},Imported\n`,
  }),
})

export const catalogueSamples: Samples = Object.assign({}, fileSamples, ...nineKinds.map(samplesOf))

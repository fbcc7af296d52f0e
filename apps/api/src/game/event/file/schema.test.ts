import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { importEvent } from '../../../../test/calls/event-files.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { eventFileJsonSchema } from './schema.ts'

const example = await readFile(new URL('../../../../../../docs/examples/event.json', import.meta.url), 'utf8')

function publishedSchema(schema: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

it('the published schema is public and is the one of imports (rulebook 25.2)', async ({ visitor }) => {
  const { status, response } = await visitor.call('/api/event-file.schema.json')
  expect([status, response.headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8'])
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(eventFileJsonSchema())))
})

it('the example of the docs fits the published schema, and is imported', async ({ visitor, admin }) => {
  const validate = publishedSchema((await visitor.call('/api/event-file.schema.json')).response.json())
  validate(JSON.parse(example))
  expect(validate.errors).toBeNull()
  const { status, body } = await importEvent(admin, example)
  expect([status, body.imported], body.message).toEqual([200, true])
})

it('the published schema refuses another version, an unknown field and a wrong SteamID', () => {
  const validate = publishedSchema(eventFileJsonSchema())
  const file = JSON.parse(example)
  for (const wrong of [
    { ...file, version: 2 },
    { ...file, decks: [] },
    { ...file, catalogue: { players: [{ steamId: '7656' }] } },
  ])
    expect(validate(wrong)).toBe(false)
})

import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillGzip, fillText, makeTemplate } from './ready-answer.ts'

test('a filled template is the JSON of the whole, as text and as gzip, whatever stands in it', async () => {
  const values = fc.array(fc.jsonValue(), { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(values, fc.jsonValue(), async ([first, second, third], shared) => {
      const build = (own: (name: string) => unknown) => ({
        first: own('first'),
        shared,
        list: [own('second'), shared, { third: own('third of all') }],
      })
      const own: Record<string, unknown> = { first, second, 'third of all': third }
      const whole = JSON.stringify(build(name => own[name]))
      const ready = { template: await makeTemplate(build), own }
      expect(fillText(ready).toString()).toBe(whole)
      expect(gunzipSync(fillGzip(ready)).toString()).toBe(whole)
    }),
    { numRuns: 60 },
  )
})

test('what is own may be longer than a block of a gzip stream', async () => {
  const own = { own: 'Łódź '.repeat(30_000) }
  const template = await makeTemplate(hole => ({ own: hole('own') }))
  expect(gunzipSync(fillGzip({ template, own })).toString()).toBe(JSON.stringify(own))
})

test('an answer without anything own is its text', async () => {
  const template = await makeTemplate(() => [1, 'two'])
  expect(gunzipSync(fillGzip({ template, own: {} })).toString()).toBe('[1,"two"]')
})

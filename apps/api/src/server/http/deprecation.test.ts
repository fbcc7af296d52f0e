import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Call } from '../../ground/contract/call.ts'
import { callsByName } from '../router/router.ts'
import { announceDeprecation, deprecationHeaders } from './deprecation.ts'
import { described } from './openapi/document.ts'

const getDate = callsByName['system.getDate']
const deprecated = { since: '2026-11-26', sunset: '2027-06-01', instead: '/api/system/get-time' } as const
const old: Call = { ...getDate, path: '/api/system/get-old-date', deprecated }

test('answers of a deprecated call say since when, when it ends and what to use instead; others do not (rulebook 21.15)', async () => {
  const app = Fastify()
  const announce = announceDeprecation([getDate, old])
  app.addHook('onRequest', async (request, reply) => announce(request, reply))
  for (const { path } of [getDate, old]) app.get(path, async () => ({}))
  const headersOf = async (url: string) => (await app.inject({ url })).headers
  expect(await headersOf(`${old.path}?at=1`)).toMatchObject({
    deprecation: '@1795651200',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '</api/system/get-time>; rel="successor-version"',
  })
  expect(Object.keys(await headersOf(getDate.path))).not.toEqual(expect.arrayContaining(['deprecation']))
  await app.close()
})

test('the document says so too (rulebook 21.15)', () => {
  const { deprecated: isMarked, description } = described({ responses: {} }, old)
  expect([isMarked, description]).toEqual([
    true,
    expect.stringContaining('It ends on 2027-06-01: use `/api/system/get-time`.'),
  ])
  expect(described({ responses: {} }, getDate).deprecated).toBeUndefined()
})

test('a call is announced for six months at least (rulebook 21.15)', () => {
  expect(() => deprecationHeaders({ ...deprecated, sunset: '2027-05-25' })).toThrow('less than 6 months')
  expect(deprecationHeaders({ ...deprecated, sunset: '2027-05-26' }).sunset).toContain('26 May 2027')
})

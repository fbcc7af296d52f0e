import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { openTestApp } from '../../../test/fixtures/test-app.ts'
import { readEnv } from '../../ground/env/env.ts'
import { noLimits } from '../../ground/limit/call-limits.ts'
import { isPagePath, pagePaths } from './page-paths.ts'
import { webRoutes } from './web.ts'

test('the server knows the paths of the route table, no others (rulebook 12.39)', () => {
  const tree = readFileSync(new URL('../../../../web/src/routeTree.gen.ts', import.meta.url), 'utf8')
  const [, listed = ''] = /\n {2}to:\n([\s\S]*?)\n {2}id:/.exec(tree) ?? []
  // `/data` and `/$product/data` have no page.
  const paths = [...listed.matchAll(/'(.+?)'/g)]
    .map(([, path]) => path)
    .filter(path => !path?.endsWith('/data'))
  expect([...pagePaths].toSorted()).toEqual(paths.toSorted())
})

test.each([
  ['/', true],
  ['/clutchdeck', true],
  ['/clutchdeck/games/12/vistula-open?tab=1', true],
  ['/profile/anna', true],
  ['/clan/', true],
  ['/settings', true],
  ['/clutchdeck/data', false],
  ['/other/games', false],
  ['/profile/anna/more', false],
  ['/wp-login.php', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected)
})

it('security.txt names the contact if one is set (RFC 9116)', async ({ app }) => {
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  const withContact = await openTestApp({ securityContact: 'mailto:security@example.org' })
  const { statusCode, headers, body } = await withContact.app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: mailto:security@example.org\n')
  const [, expires = ''] = /Expires: (.*)/.exec(body) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
  await withContact.close()
})

it('starts while the web is being built, when its folder has no page yet', async ({ db }) => {
  const built = mkdtempSync(join(tmpdir(), 'unbuilt-'))
  const app = Fastify()
  await app.register(webRoutes, { db, replica: undefined, env: readEnv({}), limits: noLimits, built })
  expect((await app.inject('/clutchdeck')).statusCode).toBe(404)
  await app.close()
})

it('HEAD of a page is answered like GET, without a body (rulebook 12.39)', async ({ db }) => {
  const built = mkdtempSync(join(tmpdir(), 'built-'))
  for (const file of ['index.html', 'embed.html']) writeFileSync(join(built, file), '<html></html>')
  const app = Fastify()
  await app.register(webRoutes, { db, replica: undefined, env: readEnv({}), limits: noLimits, built })
  for (const url of ['/', '/privacy-policy', '/overlay/1', '/wp-login.php', '/assets/gone.js']) {
    const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject({ method: 'GET', url })]
    const seen = ({ statusCode, headers }: typeof head) => [statusCode, headers['content-type']]
    expect([url, ...seen(head), head.body]).toEqual([url, ...seen(get), ''])
  }
  await app.close()
})

it('a path that cannot be decoded is refused in the shape and with the headers of all errors (rulebook 12.39)', async ({
  app,
}) => {
  for (const url of ['/%ff', '/api/clutchdeck/%ff']) {
    const { statusCode, headers, json } = await app.inject(url)
    expect([statusCode, json()]).toEqual([400, { message: expect.any(String), code: 'BAD_REQUEST' }])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  }
})

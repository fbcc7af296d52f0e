import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'

it('a long answer is compressed in an encoding that the client accepts, a short one never', async ({
  app,
}) => {
  const ask = async (url: string, encoding: string) => {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    return { encoding: headers['content-encoding'], type: headers['content-type'], rawPayload }
  }
  for (const url of ['/api/clutchdeck/get-keyplays', '/api/openapi.json']) {
    const plain = await ask(url, 'identity')
    const byBrotli = await ask(url, 'br')
    const byGzip = await ask(url, 'gzip')
    expect([url, plain.encoding, byBrotli.encoding, byGzip.encoding]).toEqual([url, undefined, 'br', 'gzip'])
    expect([byBrotli.type, byGzip.type]).toEqual([plain.type, plain.type])
    expect(brotliDecompressSync(byBrotli.rawPayload)).toEqual(plain.rawPayload)
    expect(gunzipSync(byGzip.rawPayload)).toEqual(plain.rawPayload)
  }
  expect((await ask('/api/system/get-date', 'br, gzip')).encoding).toBeUndefined()
})

it('browsers get zstd; an encoding that the client excludes is not used', async ({ app }) => {
  const headersOf = async (accepted: string) => {
    const url = '/api/clutchdeck/get-keyplays'
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
    return [headers['content-encoding'], headers['content-type'], headers['cache-control']]
  }
  const kind = ['application/json; charset=utf-8', 'no-store']
  expect(await headersOf('gzip, deflate, br, zstd')).toEqual(['zstd', ...kind])
  expect(await headersOf('br')).toEqual(['br', ...kind])
  expect(await headersOf('gzip;q=0')).toEqual([undefined, ...kind])
  expect(await headersOf('gzip;q=0.5, br;q=0')).toEqual(['gzip', ...kind])
})

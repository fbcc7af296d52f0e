import { crc32, deflateSync } from 'node:zlib'
import { pictureLimits, pictureSizes } from '@game/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture, uploadPicture } from '../../../../test/calls/picture-upload.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { reEncode } from './re-encode.ts'

let testApp: TestApp
let admin: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('painter', 'admin')
  await admin.call('/api/csdata/add-team', { data: { name: 'Five', key: 'five' }, players: [] })
  await testApp.db
    .insertInto('player')
    .values({
      name: 'one',
      steam_id: '76561198000000001',
      country: 'pl',
      birth: '2000-01-01',
      img: 'five-one',
      role_id: 1,
      style_id: 1,
    })
    .execute()
  await testApp.db.insertInto('event').values({ name: 'Cup', img: 'cup' }).execute()
})
afterAll(() => testApp.close())

const keys = { team: 'five', player: 'five-one', event: 'cup' }
type Kind = keyof typeof keys
const put = (kind: Kind, file: Buffer | string, by: Pick<TestUser, 'call'> & { cookie?: string } = admin) =>
  uploadPicture(by, [
    ['kind', kind],
    ['file', file],
    ['key', keys[kind]],
  ])
const take = (kind: Kind) => admin.call('/api/remove-picture', { kind, key: keys[kind] })
const path = (kind: Kind) => `/img/${kind}s/${keys[kind]}.png`
const get = (kind: Kind, headers = {}, at = testApp) => at.app.inject({ url: path(kind), headers })
const audits = () => testApp.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(2).execute()

describe.each(['team', 'player', 'event'] as const)('a picture of a %s (rulebook 11.28)', kind => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'as %s is served as a PNG of the same size instead of the drawn one, until it is removed',
    async format => {
      const drawn = await get(kind)
      const file = await sharp(await aPicture())
        .toFormat(format)
        .toBuffer()
      expect((await put(kind, file)).status).toBe(200)
      const served = await get(kind, { 'if-none-match': String(drawn.headers.etag) })
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png'])
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({
        format: 'png',
        ...pictureSizes[kind],
      })
      const { data, info } = await sharp(served.rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const middle = (info.width * (info.height / 2) + info.width / 2) * 4
      expect([...data.subarray(middle, middle + 4)]).toEqual([
        expect.closeTo(0xc0, -1),
        expect.closeTo(0x30, -1),
        expect.closeTo(0x30, -1),
        255,
      ])
      expect((await take(kind)).status).toBe(200)
      const again = await get(kind)
      expect(again.rawPayload.equals(drawn.rawPayload)).toBe(true)
      expect(again.headers.etag).toBe(drawn.headers.etag)
    },
  )
})

test('an uploaded picture is also served as WebP in the shown width, and replaced by another upload (rulebook 11.41)', async () => {
  const narrow = () =>
    testApp.app.inject({ url: `${path('player')}?w=64`, headers: { accept: 'image/webp' } })
  const drawn = await narrow()
  await put('player', await aPicture())
  const answers = await Promise.all([narrow(), narrow(), narrow()])
  const etags = new Set(answers.map(({ headers }) => headers.etag))
  expect(etags.size).toBe(1)
  expect(etags.has(drawn.headers.etag)).toBe(false)
  const [first] = answers
  expect(first?.headers['content-type']).toBe('image/webp')
  expect(await sharp(first?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 77 })
  await put('player', await aPicture('#30c030'))
  expect(etags.has((await narrow()).headers.etag)).toBe(false)
  await take('player')
  expect((await narrow()).headers.etag).toBe(drawn.headers.etag)
})

test('a new upload has a new ETag at once, in every process; a browser that has it gets a 304', async () => {
  const other = await openTestApp({}, testApp)
  const etags = new Set<string>()
  for (const colour of ['#101010', '#f0f0f0', '#00ff00']) {
    await put('team', await aPicture(colour))
    const [here, there] = [await get('team'), await get('team', {}, other)]
    expect(there.headers.etag).toBe(here.headers.etag)
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
    expect(here.headers['cache-control']).toContain('max-age=60,')
    const known = await get('team', { 'if-none-match': String(here.headers.etag) }, other)
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
    etags.add(String(here.headers.etag))
  }
  expect(etags.size).toBe(3)
  await take('team')
  expect(etags).not.toContain((await get('team', {}, other)).headers.etag)
  await other.close()
})

test('a crest is shown whole on a transparent ground; metadata is removed and the rotation applied', async () => {
  await put('team', await aPicture('#ff0000', 400, 100))
  const crest = await sharp((await get('team')).rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer()
  expect([crest[3], crest[(128 * 256 + 2) * 4 + 3]]).toEqual([0, 255])

  const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
    .composite([{ input: await aPicture('#ff0000', 100, 100), left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(halves).metadata()).orientation).toBe(6)
  await put('player', halves)
  const { rawPayload } = await get('player')
  const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata()
  expect({ exif, icc, xmp, orientation }).toEqual({})
  const upright = await sharp(rawPayload).removeAlpha().raw().toBuffer()
  expect([upright[2], upright[0]]).toEqual([expect.closeTo(0, -1), expect.closeTo(255, -1)])
})

test('upload and removal are in the audit log, with the state before', async () => {
  const first = await put('event', await aPicture('#111111'))
  const second = await put('event', await aPicture('#222222'))
  await take('event')
  const [removal, upload] = await audits()
  expect(upload).toMatchObject({
    call: 'upload-picture',
    account_id: admin.id,
    before: first.body.picture,
    after: second.body.picture,
  })
  expect(removal).toMatchObject({ call: 'remove-picture', before: second.body.picture, after: null })
})

test('of ten uploads at once one complete picture remains, and each log entry starts from the state of the one before', async () => {
  const files = await Promise.all(Array.from({ length: 10 }, (_, n) => aPicture(`#0000${n}0`)))
  const answers = await Promise.all(files.map(file => put('event', file)))
  expect(answers.map(answer => answer.status)).toEqual(files.map(() => 200))
  const entries = await testApp.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  expect(entries.slice(0, 9).map(entry => entry.before)).toEqual(entries.slice(1).map(entry => entry.after))
  const { body } = await admin.call('/api/get-picture?kind=event&key=cup')
  expect(body).toEqual({ picture: entries[0]?.after })
})

/** A PNG of a single grey, which compresses a thousandfold: the size that it states is true. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const noPicture: [string, () => Buffer | string | Promise<Buffer>, number, string][] = [
  ['nothing', () => '', 415, 'PICTURE_TYPE'],
  ['a text', () => 'phase,steamId', 415, 'PICTURE_TYPE'],
  ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 415, 'PICTURE_TYPE'],
  [
    'a GIF',
    async () =>
      sharp(await aPicture())
        .gif()
        .toBuffer(),
    415,
    'PICTURE_TYPE',
  ],
  [
    'an AVIF',
    async () =>
      sharp(await aPicture())
        .avif()
        .toBuffer(),
    415,
    'PICTURE_TYPE',
  ],
  ['a PNG by its first bytes only', () => Buffer.from('89504e470d0a1a0a00', 'hex'), 400, 'PICTURE_BROKEN'],
  [
    'a JPEG with its end cut off',
    async () =>
      half(
        await sharp(await aPicture())
          .jpeg()
          .toBuffer(),
      ),
    400,
    'PICTURE_BROKEN',
  ],
  ['a PNG with its end cut off', async () => half(await aPicture()), 400, 'PICTURE_BROKEN'],
  [
    'a WebP with its end cut off',
    async () =>
      half(
        await sharp(await aPicture())
          .webp()
          .toBuffer(),
      ),
    400,
    'PICTURE_BROKEN',
  ],
  ['more than 5 MB', () => Buffer.alloc(pictureLimits.bytes + 1, 0x89), 413, 'FILE_TOO_LARGE'],
  ['400 million pixels in some 50 kB', () => bomb(20_000), 413, 'PICTURE_TOO_LARGE'],
]
const half = (file: Buffer) => file.subarray(0, file.length / 2)

test.each(noPicture)(
  '%s is refused, and the picture from before is still served',
  async (_, file, status, rule) => {
    await put('team', await aPicture('#123456'))
    const before = await get('team')
    const { status: answered, body } = await put('team', await file())
    expect([answered, body.rule]).toEqual([status, rule])
    expect((await get('team')).headers.etag).toBe(before.headers.etag)
  },
)

test('a picture as large as allowed is read', async () => {
  expect((await put('event', bomb(5000))).status).toBe(200)
})

test('of many at once twelve are processed and the others get a 503 with a time to retry', async () => {
  const file = bomb(1000)
  const answers = await Promise.allSettled(Array.from({ length: 16 }, () => reEncode('event', file)))
  const done = answers.filter(({ status }) => status === 'fulfilled')
  const later = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(done).toHaveLength(12)
  expect(later.map(({ rule }) => rule)).toEqual(Array(4).fill('TOO_MANY_PICTURES'))
  expect((await put('event', file)).status).toBe(200)
})

test('an unknown key and a missing picture are a 404; a form without its fields is a 400', async () => {
  const file = await aPicture()
  const of = (kind: string, key: string) =>
    uploadPicture(admin, [
      ['kind', kind],
      ['key', key],
      ['file', file],
    ])
  expect((await of('team', 'nobody')).status).toBe(404)
  expect((await of('player', 'five')).status).toBe(404)
  expect((await of('clan', 'five')).status).toBe(400)
  expect((await of('team', '')).status).toBe(400)
  expect(
    (
      await uploadPicture(admin, [
        ['kind', 'team'],
        ['key', 'five'],
      ])
    ).status,
  ).toBe(400)
  expect((await admin.call('/api/remove-picture', { kind: 'team', key: 'nobody' })).status).toBe(404)
})

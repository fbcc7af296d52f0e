import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { readCheckpoints, verifyBundle } from '@game/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { playedEvent, readBundle } from '../../../../test/fixtures/played-event.ts'
import { readEnv } from '../../../ground/env/env.ts'
import { createSigningKey, signNote, verifierKeyOf } from '../../../ground/signing/signed-note.ts'
import { linkNumbering } from '../proof/append-link.ts'
import { signCheckpoints } from './sign-checkpoints.ts'

const it = base
  .extend('player', { scope: 'file' }, ({ signUp }) => signUp('a_signed_player'))
  .extend('users', { scope: 'file' }, ({ db }) => insertTestUsers(db, 30, 'signed_'))
  .extend('eventId', { scope: 'file' }, playedEvent)
  .extend('read', { scope: 'file' }, ({ app }) => async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode).toBe(200)
    return body
  })
  .extend('sign', { scope: 'file' }, ({ db }) => async () => {
    const errors: string[] = []
    await signCheckpoints(db, {}, error => errors.push(error.message))
    return errors
  })
  .extend('aDayLater', { scope: 'file' }, ({ db }) => async () => {
    await sql`update proof_checkpoint set day = day - 1`.execute(db)
  })

/** Verifies a signature from the verifier key alone, as any reader of the format does. */
function isSignedBy(text: string, base64: string, verifierKey: string): boolean {
  const [, id = '', ...key] = verifierKey.split('+')
  const signature = Buffer.from(base64, 'base64')
  const x = Buffer.from(key.join('+'), 'base64').subarray(1).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return (
    signature.subarray(0, 4).toString('hex') === id &&
    verifySignature(null, Buffer.from(text), publicKey, signature.subarray(4))
  )
}

it('anybody can read the signed root of an event, one a day, and verify it by the published key (rulebook 9.35)', async ({
  eventId,
  read,
  sign,
  visitor,
}) => {
  expect(await read('/proof/checkpoints')).toBe('')
  expect(await Promise.all([sign(), sign()]), 'two processes at once').toEqual([[], []])
  const { head } = await readBundle(visitor, eventId)
  const [checkpoint, ...others] = readCheckpoints(await read('/proof/checkpoints'))
  expect(others).toEqual([])
  if (!checkpoint) throw new Error('There is no checkpoint')
  const { text, signatures, ...root } = checkpoint
  expect(root).toEqual({
    origin: `clutchdeck/event/${eventId}`,
    size: head.links.length,
    root: head.links.at(-1)?.hash,
  })
  expect(head.checkpoints).toEqual([root])
  const key = (await read('/proof/keys')).trim()
  expect(key.split('+')[0]).toBe(root.origin)
  expect(isSignedBy(text, signatures[0]?.signature ?? '', key)).toBe(true)
  expect(isSignedBy(`${text}x\n`, signatures[0]?.signature ?? '', key)).toBe(false)
})

it('a chain that has grown is signed again on the next day, and not without a change (rulebook 9.35)', async ({
  eventId,
  db,
  read,
  sign,
  aDayLater,
}) => {
  const sizes = async () => readCheckpoints(await read('/proof/checkpoints')).map(({ size }) => size)
  await sign()
  const [size = 0] = await sizes()
  await aDayLater()
  expect(await sign()).toEqual([])
  expect(await sizes(), 'nothing has changed').toEqual([size])
  await db.transaction().execute(trx => linkNumbering(trx, eventId, [{ from: 1, to: 3 }]))
  expect(await sign()).toEqual([])
  expect(await sizes()).toEqual([size, size + 1])
})

it('a chain that has lost its end is reported, is not signed, and does not fit the checkpoints (rulebook 9.36)', async ({
  eventId,
  db,
  read,
  sign,
  visitor,
  aDayLater,
}) => {
  await sign()
  const kept = readCheckpoints(await read('/proof/checkpoints'))
  const size = kept.at(-1)?.size ?? 0
  await aDayLater()
  await sql`delete from proof_link where event_id = ${eventId} and number > 3`.execute(db)
  await sql`update event set ranked_link = 3 where id = ${eventId}`.execute(db)
  expect(await sign()).toEqual([
    `The chain of event ${eventId} does not include its checkpoint of ${size} links`,
  ])
  expect(readCheckpoints(await read('/proof/checkpoints'))).toEqual(kept)
  const withOwn = await readBundle(visitor, eventId)
  expect(verifyBundle(withOwn.head, withOwn.parts).faults).toContainEqual({
    where: 'checkpoint',
    number: size,
  })
  await sql`delete from proof_checkpoint where event_id = ${eventId}`.execute(db)
  const { head, parts } = await readBundle(visitor, eventId)
  expect(verifyBundle(head, parts).faults).not.toContainEqual({ where: 'checkpoint', number: size })
  expect(verifyBundle(head, parts, kept).faults).toContainEqual({ where: 'checkpoint', number: size })
})

it('the root of an event that visitors may not see is not signed', async ({ db, read, sign }) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }], { public: false })
  await sql`insert into proof_link values (${eventId}, 1, '', now(), '{}', 'ab')`.execute(db)
  await sign()
  expect(await read('/proof/checkpoints')).not.toContain(`event/${eventId}\n`)
})

it('a key of PROOF_KEY signs instead of one in the database; another text is refused at the start', () => {
  const key = createSigningKey()
  expect(readEnv({ PROOF_KEY: key }).proofKey).toBe(key)
  expect(() => readEnv({ PROOF_KEY: 'secret' })).toThrow('PROOF_KEY: an Ed25519 key, PKCS #8 in base64')
  const [note] = readCheckpoints(signNote(`a/event/1\n1\n${'A'.repeat(43)}=\n`, 'a/event/1', key))
  expect(
    isSignedBy(note?.text ?? '', note?.signatures[0]?.signature ?? '', verifierKeyOf('a/event/1', key)),
  ).toBe(true)
})

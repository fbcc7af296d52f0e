#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bundleVerifier, closeLeague, drawnOrder, readCheckpoints, receiptFault } from '../dist/index.js'

const usage = `Recomputes the published ranking of an event from its public bundle, checks a receipt, or draws a league again.

  node packages/domain/bin/domain.js verify FILE            a receipt, a bundle (a line of JSON a part), or what get-league answers of a league that has been drawn
  node packages/domain/bin/domain.js verify ADDRESS EVENT   the bundle of an event of a running game, by its address and the event's id

  --bundle SOURCE     with a league: the bundle of the event of its draw, a FILE or the ADDRESS of a running game. It is verified, and the
                      link of the draw must be in its chain
  --checkpoint FILE   checkpoints of the event that you have kept, from /proof/checkpoints: the chain must include each of them
  --key KEY           a line of /proof/keys that you have kept: each checkpoint must be signed by it

It ends with 0 for "equal", 1 for "NOT EQUAL", 3 for "not proven": recomputed, but published before everything had a proof,
or nothing has been published yet.
`

/** Reads the parts of a bundle from a running game, one after another. */
async function* partsOf(address, eventId) {
  const read = async block => {
    const query = block === undefined ? '' : `&block=${block}`
    const url = new URL(`/api/clutchdeck/get-proof-bundle?eventId=${eventId}${query}`, address)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
    return parsed(await response.text(), url)
  }
  const { head } = await read()
  yield head
  for (const block of head.blocks) yield (await read(block)).part
}

/** Reads the kept checkpoints of an event; refuses a file without any, or with one that the key has not signed. */
async function readKept({ checkpoint: file, key }, eventId) {
  if (file === undefined) return []
  const kept = readCheckpoints(await readFile(file, 'utf8')).filter(({ origin }) =>
    origin.endsWith(`/event/${eventId}`),
  )
  if (kept.length === 0) throw new Error(`${file} has no checkpoint of event ${eventId}.`)
  if (key === undefined) console.log('the signatures of the checkpoints were not verified: there is no --key')
  else
    for (const each of kept)
      if (!(await isSignedBy(each, key)))
        throw new Error(`The checkpoint of ${each.size} links is not signed by the key.`)
  return kept
}

/** Whether a checkpoint has a signature of a verifier key, by WebCrypto, which every runtime has. */
async function isSignedBy({ text, signatures }, verifierKey) {
  const [name, id, ...rest] = verifierKey.trim().split('+')
  const bytes = Uint8Array.from(atob(rest.join('+')), digit => digit.charCodeAt(0)).subarray(1)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify'])
  for (const { signature } of signatures.filter(each => each.name === name)) {
    const signed = Uint8Array.from(atob(signature), digit => digit.charCodeAt(0))
    const found = [...signed.subarray(0, 4)].map(byte => byte.toString(16).padStart(2, '0')).join('')
    if (found !== id) continue
    return crypto.subtle.verify('Ed25519', key, signed.subarray(4), new TextEncoder().encode(text))
  }
  return false
}

function parsed(text, where) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${where} is no JSON. A bundle has one part per line; a receipt is one JSON value.`)
  }
}

/** Reads the values of a file: a single one on any number of lines, or one per line. */
function valuesIn(text, name) {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') throw new Error(`${name} is empty.`)
  if (plain.startsWith('{\n') || plain.startsWith('{\r')) return [parsed(plain, name)]
  return plain
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [parsed(line, `${name}, line ${at + 1},`)]))
}

/** Verifies a bundle; returns the exit code. */
async function verify(parts, options) {
  let verifier
  let isEmpty = false
  for await (const part of parts) {
    if (verifier) verifier.add(part)
    else {
      verifier = bundleVerifier(part, await readKept(options, part.eventId))
      isEmpty = part.phases.length === 0 && part.links.length === 0 && part.blocks.length === 0
    }
  }
  if (!verifier) throw new Error('There is nothing to verify.')
  const { equal, faults, decks, users, unproven, recorded, ranked } = verifier.finish()
  if (isEmpty && faults.every(({ where }) => where === 'nothing' || where === 'unranked')) {
    console.log('nothing to verify yet: no phase of the event has locked')
    return 3
  }
  for (const fault of faults) console.log(`not equal: ${JSON.stringify(fault)}`)
  if (unproven.length > 0) console.log(`locked before there were proofs: phases ${unproven.join(', ')}`)
  if (!recorded) console.log('published before there were proofs of rankings')
  if (!ranked) console.log('a newer ranking is being made, or links are missing; try again in a minute')
  const [verdict, code] = equal ? ['equal', 0] : faults.length > 0 ? ['NOT EQUAL', 1] : ['not proven', 3]
  console.log(`${verdict}: ${decks} decks, ${users} rows of the ranking recomputed`)
  return code
}

/** Verifies the bundle that was given to a draw; returns whether it is right and its chain has the link of the draw with its hash. */
async function isInChain({ eventId, link, root }, { bundle, ...options }) {
  let head
  async function* parts() {
    const isAddress = /^https?:/.test(bundle)
    for await (const part of isAddress
      ? partsOf(bundle, eventId)
      : valuesIn(await readFile(bundle, 'utf8'), bundle)) {
      head ??= part
      yield part
    }
  }
  if ((await verify(parts(), options)) === 1) return false
  const isLink = each => each.number === link && each.hash === root && each.body.kind === 'lock'
  if (head.eventId === eventId && head.links.some(isLink)) return true
  console.log(`link ${link} of event ${eventId} is not in the chain of the bundle with the hash ${root}`)
  return false
}

/** Draws a league again from its closing; the seeds of a cup are only drawn if its owner chose so. Returns the exit code. */
async function verifyDraw({ name, closing, draw, seeds }, options) {
  const { seed } = closeLeague(closing.members.split(',').map(Number), closing.root)
  const order = drawnOrder(closing)
  const isSame =
    seeds === 'season' || seeds === 'lastEvent' || order.join() === draw.map(({ id }) => id).join()
  if (options.bundle === undefined)
    console.log(
      `the link of the draw was not compared with the chain of event ${closing.eventId}: there is no --bundle`,
    )
  const isLinked = options.bundle === undefined || (await isInChain(closing, options))
  const equal = seed === closing.seed && isSame && isLinked
  console.log(
    `${equal ? 'equal' : 'NOT EQUAL'}: ${name}, drawn from link ${closing.link} of event ${closing.eventId}, ${closing.root}`,
  )
  console.log(order.join(', '))
  return equal ? 0 : 1
}

const isDraw = value => typeof value?.league?.closing?.root === 'string' && Array.isArray(value.league.draw)
const isBundle = head => Array.isArray(head?.links) && Array.isArray(head.blocks)
const isReceipt = value => typeof value?.link === 'object' && typeof value.deck === 'object'

async function verifyFile(name, options) {
  const values = valuesIn(await readFile(name, 'utf8'), name)
  const [first] = values
  if (isBundle(first)) return verify(values, options)
  if (isDraw(first)) return verifyDraw(first.league, options)
  if (!isReceipt(first))
    throw new Error(`${name} is neither a bundle nor a receipt, nor a league that has been drawn.`)
  const fault = receiptFault(first)
  console.log(
    fault ? `NOT EQUAL: the ${fault} does not fit` : `equal: the deck is in root ${first.link.body.root}`,
  )
  return fault === null ? 0 : 1
}

/** Reads the arguments; undefined if they are wrong. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { bundle: { type: 'string' }, checkpoint: { type: 'string' }, key: { type: 'string' } },
    })
    const [command, source, eventId] = positionals
    const isUseless = values.key !== undefined && values.checkpoint === undefined
    return command === 'verify' && source && !isUseless ? { source, eventId, options: values } : undefined
  } catch {
    return undefined
  }
}

const given = readArguments()
if (!given) {
  process.stderr.write(usage)
  process.exit(2)
}
const { source, eventId, options } = given
try {
  process.exitCode = await (eventId === undefined
    ? verifyFile(source, options)
    : verify(partsOf(source, eventId), options))
} catch (error) {
  const what = error instanceof TypeError ? 'What was given is damaged: ' : ''
  console.error(`${what}${error instanceof Error ? error.message : error}`)
  process.exitCode = 2
}

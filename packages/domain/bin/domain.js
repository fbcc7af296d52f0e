#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { bundleVerifier, receiptFault } from '../dist/index.js'

const usage = `Recomputes the published ranking of an event from its public bundle, or checks a receipt.

  npx @game/domain verify FILE            a receipt, or a bundle: a line of JSON a part
  npx @game/domain verify ADDRESS EVENT   the bundle of an event of a running game, such as https://play.example 7
`

/** Reads the parts of a bundle from a running game, one after another. */
async function* partsOf(address, eventId) {
  const read = async block => {
    const query = block === undefined ? '' : `&block=${block}`
    const url = new URL(`/api/clutchdeck/get-proof-bundle?eventId=${eventId}${query}`, address)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { head } = await read()
  yield head
  for (const block of head.blocks) yield (await read(block)).part
}

async function verify(parts) {
  let verifier
  for await (const part of parts) {
    if (verifier) verifier.add(part)
    else verifier = bundleVerifier(part)
  }
  if (!verifier) throw new Error('There is nothing to verify.')
  const { equal, faults, decks, users, unproven, ranked } = verifier.finish()
  for (const fault of faults) console.log(`not equal: ${JSON.stringify(fault)}`)
  if (unproven.length > 0) console.log(`locked before there were proofs: phases ${unproven.join(', ')}`)
  if (!ranked) console.log('a newer ranking is being made: scores and ranks were not compared')
  console.log(`${equal ? 'equal' : 'NOT EQUAL'}: ${decks} decks, ${users} rows of the ranking recomputed`)
  return equal
}

async function verifyFile(name) {
  const text = await readFile(name, 'utf8')
  const [first, ...others] = text.trim().startsWith('{\n') ? [JSON.parse(text)] : parsedLines(text)
  if (!first || !('link' in first)) return verify([first, ...others].filter(Boolean))
  const fault = receiptFault(first)
  console.log(
    fault ? `NOT EQUAL: the ${fault} does not fit` : `equal: the deck is in root ${first.link.body.root}`,
  )
  return fault === null
}

const parsedLines = text =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

const [command, source, eventId] = process.argv.slice(2)
if (command !== 'verify' || !source) {
  process.stderr.write(usage)
  process.exit(2)
}
try {
  const equal = await (eventId === undefined ? verifyFile(source) : verify(partsOf(source, eventId)))
  process.exitCode = equal ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

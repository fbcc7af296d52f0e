import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './team-project.ts'

const vectors = readdirSync(join(packageFolder, 'vectors'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.json'))
  .toSorted()

/**
 * A program for any runtime of JavaScript in which the package is installed: it imports all vectors by their names, answers each case,
 * and writes how many cases there are and which of them it answers wrongly.
 */
export const vectorProgram = `import * as domain from '@game/domain'
${vectors.map((name, at) => `import file${at} from '@game/domain/vectors/${name}' with { type: 'json' }`).join('\n')}

const keyplayTypes = new Map([[901, 'kill'], [902, 'match'], [903, 'utility']])
for (const { id, type } of domain.keyplays) keyplayTypes.set(id, type)

function readFile({ rows: [header, ...rows], players, ...options }, expected) {
  const reader = domain.scoreFileReader({ ...options, keyplayTypes, knows: steamId => players.includes(steamId) })
  reader.header(header)
  for (const [at, cells] of rows.entries()) reader.row(cells, at + 2)
  const read = Object.entries(reader.finish())
  return Object.fromEntries(read.filter(([name]) => name in expected || !['uncounted', 'notes'].includes(name)))
}

function readLog(chunks) {
  const reader = domain.serverLogReader()
  for (const chunk of chunks) reader.read(chunk)
  reader.end()
  return reader.log().maps.map(domain.countLoggedMap)
}

function isRight({ rule, input, expected }) {
  if (rule === 'scoreFileReader') return isEqual(readFile(input, expected), expected)
  if (rule === 'serverLogReader') return isEqual(readLog(input), expected.maps.map(map => map.counts))
  return isEqual(domain[rule](...input), expected)
}

/** Compares as JSON, whatever the order of the keys. */
const isEqual = (one, other) => textOf(one) === textOf(other)
const textOf = value =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

const cases = [${vectors.map((_, at) => `file${at}`).join(', ')}].flatMap(file => file.cases)
console.log(JSON.stringify({ cases: cases.length, wrong: cases.filter(each => !isRight(each)) }))
`

import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roomNames } from '../../scripts/declarations.ts'
import * as domain from '../../src/index.ts'
import { createTeamProject, manifest, packageFolder, type TeamProject } from './team-project.ts'
import { vectorProgram } from './vector-program.ts'

let team: TeamProject
beforeAll(() => {
  team = createTeamProject()
})
afterAll(() => team.remove())

it('has a subpath for each room and no dependency', () => {
  const subpaths = Object.keys(manifest.exports).filter(
    path => path !== '.' && path !== './package.json' && !path.includes('*'),
  )
  expect(subpaths.toSorted()).toEqual(
    roomNames()
      .map(name => `./${name}`)
      .toSorted(),
  )
  expect(manifest.dependencies).toBeUndefined()
})

/** The Node that runs this test, and the oldest supported one on the machine. */
const oldestMajor = 20
const versionOf = (node: string): string => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
const majorOf = (node: string): number => Number(/^v(\d+)/.exec(versionOf(node))?.[1])
const others = (process.env.PATH ?? '')
  .split(delimiter)
  .map(folder => join(folder, 'node'))
  .filter(path => existsSync(path) && majorOf(path) >= oldestMajor)
const oldest = others.toSorted((a, b) => majorOf(a) - majorOf(b)).slice(0, 1)
const runtimes = [process.execPath, ...oldest].map(path => [versionOf(path), path])

it.each(runtimes)(
  'runs from its tarball on Node %s, imported by its name and by every subpath',
  (_, node) => {
    const names = ['', ...roomNames().map(name => `/${name}`)].map(path => `@game/domain${path}`)
    const code = `
    import { levelOf, keyplays } from '@game/domain'
    import { levelOf as again } from '@game/domain/score'
    for (const name of ${JSON.stringify(names)}) await import(name)
    console.log(levelOf === again, keyplays.length)`
    expect(team.run(node, ['--input-type=module', '--eval', code])).toBe(`true ${domain.keyplays.length}\n`)
  },
)

it.each(runtimes)('answers all its vectors on Node %s, imported by their names', (_, node) => {
  writeFileSync(join(team.folder, 'vectors.js'), vectorProgram)
  const { cases, wrong } = JSON.parse(team.run(node, ['--no-warnings', 'vectors.js']))
  expect(wrong).toEqual([])
  expect(cases).toBeGreaterThan(1000)
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The SHA-256 of `SHA-256('7,12,31'):aa`, by another program (rulebook 19.14). */
const seedOfDraw = '8ecd59d5602f15fbeb2a2dc7eeeb443cd7b86965878b9058e8c6d060c52378f7'

it.each(runtimes)(
  'verifies bundles, receipts and draws as a command on Node %s (rulebook 9.28)',
  (_, node) => {
    const { cases }: { cases: { rule: string; why: string; input: unknown[]; expected: unknown }[] } =
      JSON.parse(readFileSync(join(packageFolder, 'vectors/proof.json'), 'utf8'))
    const command = join(team.folder, 'node_modules/.bin/domain')
    const printed = (name: string, parts: readonly unknown[], ...options: string[]) => {
      writeFileSync(join(team.folder, name), parts.map(part => JSON.stringify(part)).join('\n'))
      const { stdout, status } = spawnSync(node, [command, 'verify', name, ...options], {
        cwd: team.folder,
        encoding: 'utf8',
      })
      return [stdout, status]
    }
    const whyOf = (part: string) => cases.find(({ why }) => why.includes(part))?.input
    const [equal, changed] = cases.filter(({ rule }) => rule === 'verifyBundle')
    const receipts = cases.filter(({ rule }) => rule === 'receiptFault')
    const linesOf = (input: unknown[] = []) => input.flat()
    expect(printed('bundle.jsonl', linesOf(equal?.input))).toEqual([
      'equal: 4 decks, 4 rows of the ranking recomputed\n',
      0,
    ])
    expect(printed('old.jsonl', linesOf(whyOf('published before rankings had links')))).toEqual([
      'published before there were proofs of rankings\nnot proven: 4 decks, 4 rows of the ranking recomputed\n',
      3,
    ])
    const [text, status] = printed('changed.jsonl', linesOf(changed?.input))
    expect(text).toContain('not equal: {"where":"deck","phase":1,"userId":2}\n')
    expect(status).toBe(1)
    expect(printed('receipt.json', receipts[0]?.input ?? [])[0]).toContain('equal: the deck is in root ')
    expect(printed('wrong.json', receipts[1]?.input ?? [])).toEqual(['NOT EQUAL: the deck does not fit\n', 1])
    const closing = { members: '7,12,31', root: 'aa', seed: seedOfDraw, link: 3, eventId: 1 }
    const drawn = { name: 'Office', seeds: null, closing, draw: [{ id: 7 }, { id: 12 }, { id: 31 }] }
    expect(printed('league.json', [{ league: drawn }])).toEqual([
      'the link of the draw was not compared with the chain of event 1: there is no --bundle\nequal: Office, drawn from link 3 of event 1, aa\n7, 12, 31\n',
      0,
    ])
    const [head] = (equal?.input ?? []) as { links: { hash: string }[]; eventId: number }[]
    const eventId = head?.eventId ?? 0
    const chained = { members: '7,12,31', root: head?.links[0]?.hash ?? '', link: 1, eventId }
    const seed = sha256(`${sha256(chained.members)}:${chained.root}`)
    const order = [7, 12, 31].toSorted((a, b) => (sha256(`${seed}:${a}`) < sha256(`${seed}:${b}`) ? -1 : 1))
    const inChain = { ...drawn, closing: { ...chained, seed }, draw: order.map(id => ({ id })) }
    const compared = (league: object) => printed('drawn.json', [{ league }], '--bundle', 'bundle.jsonl')
    expect(compared(inChain)).toEqual([
      `equal: 4 decks, 4 rows of the ranking recomputed\nequal: Office, drawn from link 1 of event ${eventId}, ${chained.root}\n${order.join(', ')}\n`,
      0,
    ])
    const ground = { ...inChain, closing: { ...inChain.closing, link: 2 } }
    expect(compared(ground)).toEqual([expect.stringContaining('NOT EQUAL: Office'), 1])
    expect(compared(drawn)).toEqual([expect.stringContaining('is not in the chain of the bundle'), 1])
    const [other] = printed('other.json', [{ league: { ...drawn, draw: drawn.draw.toReversed() } }])
    expect(other).toContain('NOT EQUAL: Office')
  },
)

/** Signs a text as a note of C2SP, here with the platform's own functions. */
function signedNote(text: string, name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.from([1, ...Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')])
  const id = createHash('sha256').update(`${name}\n`).update(bytes).digest().subarray(0, 4)
  const signature = Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')
  return {
    note: `${text}\n\u2014 ${name} ${signature}\n`,
    key: `${name}+${id.toString('hex')}+${bytes.toString('base64')}`,
  }
}

it.each(runtimes)('compares a bundle with kept checkpoints on Node %s (rulebook 9.36)', (_, node) => {
  const { cases }: { cases: { rule: string; input: unknown[] }[] } = JSON.parse(
    readFileSync(join(packageFolder, 'vectors/proof.json'), 'utf8'),
  )
  const bundle = cases.find(({ rule }) => rule === 'verifyBundle')?.input as [
    { links: { hash: string }[] },
    unknown[],
  ]
  writeFileSync(
    join(team.folder, 'bundle.jsonl'),
    bundle
      .flat()
      .map(part => JSON.stringify(part))
      .join('\n'),
  )
  const printed = (notes: string, ...options: string[]) => {
    writeFileSync(join(team.folder, 'kept.txt'), notes)
    const command = [join(team.folder, 'node_modules/.bin/domain'), 'verify', 'bundle.jsonl']
    const { stdout, stderr, status } = spawnSync(
      node,
      ['--no-warnings', ...command, '--checkpoint', 'kept.txt', ...options],
      { cwd: team.folder, encoding: 'utf8' },
    )
    return [stdout + stderr, status]
  }
  const name = 'play.example/event/5'
  const textOf = (size: number, hash: string) =>
    `${name}\n${size}\n${Buffer.from(hash, 'hex').toString('base64')}\n`
  const [first, second] = bundle[0].links.map(({ hash }) => hash) as [string, string]
  const { note, key } = signedNote(textOf(2, second), name)
  expect(printed(note, '--key', key)).toEqual(['equal: 4 decks, 4 rows of the ranking recomputed\n', 0])
  const others = signedNote(textOf(2, first), name)
  expect(printed(others.note, '--key', others.key)).toEqual([
    expect.stringContaining('not equal: {"where":"checkpoint","number":2}\nNOT EQUAL: '),
    1,
  ])
  const notSigned = ['The checkpoint of 2 links is not signed by the key.\n', 2]
  expect(printed(note, '--key', others.key)).toEqual(notSigned)
  expect(printed(note.replace(textOf(2, second), textOf(2, first)), '--key', key)).toEqual(notSigned)
  expect(printed(note)).toEqual([expect.stringMatching(/^the signatures .* not verified.*\nequal: .*\n$/), 0])
  expect(printed(note.replaceAll('event/5', 'event/6'))).toEqual([
    'kept.txt has no checkpoint of event 5.\n',
    2,
  ])
})

it.each([
  ['nothing', '', 'is empty'],
  ['text', 'Hello!\n', 'line 1, is no JSON'],
  ['a half bundle', '{"eventId":1}\n{"block":', 'line 2, is no JSON'],
  ['a receipt cut off', '{\n  "eventId": 1,', 'is no JSON'],
  ['a number', '7', 'neither a bundle nor a receipt'],
  ['null', 'null', 'neither a bundle nor a receipt'],
  ['another object', '{"eventId":1}', 'neither a bundle nor a receipt'],
  ['an empty receipt', '{"link":{}}', 'neither a bundle nor a receipt'],
])(
  'says what is wrong with a file that holds %s, and exits with 2 (rulebook 9.28)',
  (_what, text, reason) => {
    writeFileSync(join(team.folder, 'odd.json'), text)
    const command = join(team.folder, 'node_modules/.bin/domain')
    const args = [command, 'verify', 'odd.json']
    const { stdout, stderr, status } = spawnSync(process.execPath, args, {
      cwd: team.folder,
      encoding: 'utf8',
    })
    expect(stderr).toContain(reason)
    expect(stderr.split('\n').length).toBe(2)
    expect([stdout, status]).toEqual(['', 2])
  },
)

it('says that there is nothing to verify yet of an event without a locked phase, and exits with 3 (rulebook 9.28)', () => {
  const { cases }: { cases: { rule: string; input: unknown[] }[] } = JSON.parse(
    readFileSync(join(packageFolder, 'vectors/proof.json'), 'utf8'),
  )
  const [head] = cases.find(({ rule }) => rule === 'verifyBundle')?.input ?? []
  const sizes = { links: 0, blocks: 0, decks: 0, rows: 0, grants: 0 }
  const none = { links: [], checkpoints: [], phases: [], counts: [], figures: [], blocks: [], sizes }
  writeFileSync(
    join(team.folder, 'unlocked.json'),
    JSON.stringify({ ...Object(head), ...none, ranked: false }),
  )
  const args = [join(team.folder, 'node_modules/.bin/domain'), 'verify', 'unlocked.json']
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: team.folder, encoding: 'utf8' })
  expect([stdout, status]).toEqual(['nothing to verify yet: no phase of the event has locked\n', 3])
})

/** From 20.19 and 22.12 on. */
const canRequireModules = ([version = '']: string[]): boolean => {
  const [, major, minor] = (/^v(\d+)\.(\d+)/.exec(version) ?? []).map(Number)
  return Number(major) > 22 || (major === 22 && Number(minor) >= 12) || (major === 20 && Number(minor) >= 19)
}

it.each(runtimes.filter(canRequireModules))('can be required from CommonJS on Node %s', (_, node) => {
  const code =
    "console.log(require('@game/domain').keyplays.length, typeof require('@game/domain/deck').applyMove)"
  expect(team.run(node, ['--input-type=commonjs', '--eval', code])).toBe(
    `${domain.keyplays.length} function\n`,
  )
})

it('names its files for tools that do not read `exports`', () => {
  const own = team.installed
  const shipped: { main: string; types: string; typesVersions: { '*': Record<string, string[]> } } =
    JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  /** As TypeScript does before `exports`: the longest pattern that fits, of the file of `types` too. */
  const typesOf = (path: string): string => {
    const [pattern = '', [target = ''] = []] =
      Object.entries(shipped.typesVersions['*'])
        .filter(([pattern]) => path.startsWith(pattern.replace('*', '')))
        .toSorted(([a], [b]) => b.length - a.length)[0] ?? []
    return target.replace('*', path.slice(pattern.indexOf('*')))
  }
  const files = [shipped.main, ...[shipped.types.replace('./', ''), ...roomNames()].map(typesOf)]
  expect(files.filter(file => !existsSync(join(own, file)))).toEqual([])
})

it('contains its types, its vectors, the rulebook, the list of exports and its README, but no tests', () => {
  expect(team.files).toEqual(
    expect.arrayContaining(
      [
        'dist/index.d.ts',
        'dist/index.js',
        'vectors/deck.json',
        'docs/domain-api.md',
        'rulebook/04-decks.md',
        'rulebook/README.md',
        'README.md',
      ].map(file => `package/${file}`),
    ),
  )
  expect(team.files.filter(file => file.includes('.test.') || file.startsWith('package/src'))).toEqual([])
})

it('contains the repository’s rulebook unchanged', () => {
  const own = join(packageFolder, '../../docs/rulebook')
  const shipped = join(team.installed, 'rulebook')
  const files = readdirSync(shipped)
  expect(files.toSorted()).toEqual(readdirSync(own).toSorted())
  for (const file of files)
    expect(readFileSync(join(shipped, file), 'utf8')).toBe(readFileSync(join(own, file), 'utf8'))
})

it('explains every export in its list', () => {
  const page = readFileSync(join(team.installed, 'docs/domain-api.md'), 'utf8')
  expect(Object.keys(domain).filter(name => !page.includes(`\n### ${name}\n\n`))).toEqual([])
})

const movesOf = (type: string): string => `
  import { applyMove, type Deck, type Result } from '@game/domain'
  import { scoreFileReader } from '@game/domain/score-file'
  const context = { phaseIndex: 1, state: 'open', players: [7], keyplays: [], perks: [] } as const
  export const deck: Result<Deck> = applyMove([], { type: '${type}', playerId: 7 }, context)
  export const file = scoreFileReader({ type: 'kill', phases: [1], knows: () => true, keyplayTypes: new Map() })`

const messageReader = (type: string): string => `
  import type { StreamMessage } from '@game/domain/stream'
  export function toldBy(message: StreamMessage): number | string | undefined {
    switch (message.type) {
      case 'phase_opened':
        return message.phaseIndex
      case '${type}':
        return message.maps.flatMap(({ sides }) => sides.map(({ score }) => score))[0]
      default:
        return 'eventId' in message ? message.eventId : undefined
    }
  }`

it('gives each message of the live stream its type, by `type` (rulebook 12.29)', () => {
  expect(team.compileText(messageReader('counts_changed'))).toBe('')
  expect(() => team.compileText(messageReader('scores_changed'))).toThrow()
})

it('compiles under strict NodeNext, and its types refuse an unknown move', () => {
  expect(team.compileText(movesOf('add'))).toBe('')
  expect(() => team.compileText(movesOf('steal'))).toThrow()
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compile, roomNames } from '../../scripts/declarations.ts'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const manifest: { version: string; exports: Record<string, unknown>; dependencies?: unknown } = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
)

const tarball = `game-domain-${manifest.version}.tgz`
const project = mkdtempSync(join(tmpdir(), 'domain-packed-'))
const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** A team's project somewhere else: nothing but the tarball. Nothing is fetched, for a test must not wait for a registry. */
beforeAll(() => {
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', project], packageFolder)
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'team', type: 'module', private: true }),
  )
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`])
})

afterAll(() => rmSync(project, { recursive: true }))

it('has a subpath for each of its rooms, and no dependency', () => {
  const subpaths = Object.keys(manifest.exports).filter(path => path !== '.' && path !== './package.json')
  expect(subpaths.toSorted()).toEqual(
    roomNames()
      .map(name => `./${name}`)
      .toSorted(),
  )
  expect(manifest.dependencies).toBeUndefined()
})

it('runs from its tarball, by the name and by every subpath', () => {
  const names = ['', ...roomNames().map(name => `/${name}`)].map(path => `@game/domain${path}`)
  const code = `
    import { levelOf, keyplays } from '@game/domain'
    import { levelOf as again } from '@game/domain/score'
    for (const name of ${JSON.stringify(names)}) await import(name)
    console.log(levelOf === again, keyplays.length)`
  expect(run(process.execPath, ['--input-type=module', '--eval', code])).toBe('true 20\n')
})

it('carries its types, its vectors, the rulebook and its README, but no test', () => {
  const files = run('tar', ['-tzf', tarball]).split('\n')
  expect(files).toEqual(
    expect.arrayContaining(
      [
        'dist/index.d.ts',
        'dist/index.js',
        'vectors/deck.json',
        'rulebook/04-decks.md',
        'rulebook/README.md',
        'README.md',
      ].map(file => `package/${file}`),
    ),
  )
  expect(files.filter(file => file.includes('.test.') || file.startsWith('package/src'))).toEqual([])
})

it('carries the rulebook as the repository has it', () => {
  const folders = [
    join(project, 'node_modules/@game/domain/rulebook'),
    join(packageFolder, '../../docs/rulebook'),
  ]
  const [shipped, own] = folders.map(folder =>
    readdirSync(folder)
      .toSorted()
      .map(file => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  expect(shipped).toEqual(own)
})

const compiled = (code: string): string => {
  writeFileSync(join(project, 'team.ts'), code)
  return compile(project, [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    '',
    'team.ts',
  ])
}

const movesOf = (type: string): string => `
  import { applyMove, type Deck, type Result } from '@game/domain'
  import { scoreFileReader } from '@game/domain/score-file'
  const context = { phaseIndex: 1, state: 'open', players: [7], keyplays: [], perks: [] } as const
  export const deck: Result<Deck> = applyMove([], { type: '${type}', playerId: 7 }, context)
  export const file = scoreFileReader({ type: 'kill', phases: [1], knows: () => true, keyplayTypes: new Map() })`

it('compiles under strict NodeNext, and its types refuse what is no move', () => {
  expect(compiled(movesOf('add'))).toBe('')
  expect(() => compiled(movesOf('steal'))).toThrow()
})

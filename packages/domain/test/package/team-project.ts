import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '../../scripts/declarations.ts'

export const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export const manifest: { version: string; exports: Record<string, unknown>; dependencies?: unknown } =
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))

/** Another team's project, in which only the packed package is installed. */
export type TeamProject = {
  folder: string
  /** The names of the packed files. */
  files: readonly string[]
  /** The folder of the installed package. */
  installed: string
  run(command: string, args: readonly string[]): string
  /** Compiles a text as strict TypeScript and returns what the compiler prints; throws if it finds errors. */
  compileText(code: string): string
  remove(): void
}

/** Packs the package and installs it. Nothing is downloaded, as a test must not wait for a registry. */
export const createTeamProject = (): TeamProject => {
  const folder = mkdtempSync(join(tmpdir(), 'domain-packed-'))
  const runIn = (cwd: string, command: string, args: readonly string[]): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const tarball = `game-domain-${manifest.version}.tgz`
  runIn(packageFolder, process.execPath, ['scripts/write-docs.ts'])
  runIn(packageFolder, 'npm', ['pack', '--ignore-scripts', '--pack-destination', folder])
  writeFileSync(join(folder, 'package.json'), '{ "name": "team", "type": "module", "private": true }')
  runIn(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`])
  const types = join(packageFolder, '../../node_modules/@types')
  return {
    folder,
    files: runIn(folder, 'tar', ['-tzf', tarball]).split('\n'),
    installed: join(folder, 'node_modules/@game/domain'),
    run: (command, args) => runIn(folder, command, args),
    compileText(code) {
      writeFileSync(join(folder, 'team.ts'), code)
      const target = ['--module', 'nodenext', '--target', 'es2024', '--typeRoots', types, '--types', 'node']
      return compile(folder, ['--strict', '--noEmit', ...target, 'team.ts'])
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A public export: its docstring without stars ('' if it has none) and its declaration. */
export type Declared = { name: string; doc: string; declaration: string }

/** A room of the package (a separate subpath) with its public exports in the order of its index. */
export type Room = { name: string; declared: Declared[] }

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Runs the compiler of this package in a folder and returns what it prints; throws if it finds errors. */
export const compile = (folder: string, options: readonly string[]): string =>
  execFileSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

const emit = (folder: string): void => {
  compile(packageFolder, ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', folder])
}

const plainDoc = (comment: string): string =>
  comment
    .replace(/^\/\*\*\s?|\s*\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim()

const statement =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(export (?:declare )?(?:type|const|function|class) (\w+)[\s\S]*?(?:;|^\}))\n(?=\/\*\*|export|import|type|declare|const|$)/gm

const declaredIn = (text: string): Declared[] =>
  Array.from(text.matchAll(statement), ([, comment = '', declaration = '', name = '']) => ({
    name,
    doc: plainDoc(comment.trim()),
    declaration: declaration.replace(/^export (declare )?/, ''),
  }))

const reExport = /^export (?:type )?\{([^}]+)\} from '\.\/([\w/-]+)\.ts';$/gm

/** Finds the function that a room's index wraps with the check of its arguments: there are its docstring and its type. */
const wrappedIn = (room: string, { name, doc }: Declared): Declared | undefined =>
  doc !== ''
    ? undefined
    : readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.d.ts'))
        .flatMap(file => declaredIn(readFileSync(join(room, file), 'utf8')))
        .find(each => each.name === name && each.doc !== '')

const readFile = (folder: string, path: string): Declared[] => {
  const text = readFileSync(join(folder, `${path}.d.ts`), 'utf8')
  const others = Array.from(text.matchAll(reExport)).flatMap(([, list = '', source = '']) => {
    const names = list.split(',').map(name => name.replace('type ', '').trim())
    const base = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/` : ''
    return readFile(folder, `${base}${source}`).filter(({ name }) => names.includes(name))
  })
  const room = dirname(join(folder, path))
  const own = declaredIn(text).map(each => wrappedIn(room, each) ?? each)
  return [...own, ...others]
}

/** The rooms that most programs need, which come first. */
export const firstRooms = ['deck', 'score', 'keyplay']

/** The names of the rooms: the first ones, then the others in the order of the index. */
export const roomNames = (): string[] => {
  const index = readFileSync(join(packageFolder, 'src/index.ts'), 'utf8')
  const names = Array.from(
    index.matchAll(/^export \* from '\.\/([\w-]+)\/index\.ts'$/gm),
    ([, name = '']) => name,
  )
  return [...firstRooms, ...names.filter(name => !firstRooms.includes(name))]
}

/** Reads the package's public declarations from what the compiler emits for the current source. */
export const readDeclarations = (): Room[] => {
  const folder = mkdtempSync(join(tmpdir(), 'domain-declarations-'))
  try {
    emit(folder)
    return roomNames().map(name => ({ name, declared: readFile(folder, `${name}/index`) }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

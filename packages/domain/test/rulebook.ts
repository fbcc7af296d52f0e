import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = `${root}docs/rulebook/`

type Chapter = { number: number; file: string; rules: string[] }

const chapterOf = (file: string): Chapter => {
  const text = readFileSync(folder + file, 'utf8')
  return {
    number: Number(/^# (\d+) \S/.exec(text)?.[1]),
    file,
    rules: Array.from(text.matchAll(/^## (\d+\.\d+) \S/gm), ([, rule = '']) => rule),
  }
}

/** The chapters of docs/rulebook, in the order of their files. */
export const chapters: Chapter[] = readdirSync(folder)
  .filter(file => /^\d\d-/.test(file))
  .toSorted()
  .map(chapterOf)

/** The cells of the tables of a rule, a row each, without the head. */
export const rowsOf = (rule: string): string[][] => {
  const file = chapters.find(chapter => chapter.rules.includes(rule))?.file ?? ''
  const [, section = ''] = readFileSync(folder + file, 'utf8').split(`\n## ${rule} `)
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .split('|')
        .map(cell => cell.trim().replaceAll('`', ''))
        .slice(1, -1),
    )
}

type TextFile = { path: string; text: string }

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\0')

/** Text of a file that may not be there any more, as a file that is removed and not committed is still listed. */
const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(root + path, 'utf8')
  } catch {
    return undefined
  }
}

/** Every source, test, vector, style and document of the repository. */
export const textFiles: TextFile[] = tracked
  .filter(path => /\.(ts|tsx|json|md|css)$/.test(path))
  .flatMap(path => {
    const text = textOf(path)
    return text === undefined ? [] : [{ path, text }]
  })

/** Lines joined to one, so that a citation that is wrapped in a comment reads like any other. */
const unwrapped = (text: string): string => text.replace(/\n[ \t]*(\*(?!\/)|\/\/)?[ \t]*/g, ' ')

/** The rules that a text cites as `rulebook N.M` or as a list of them. */
export const citedRules = (text: string): string[] =>
  Array.from(unwrapped(text).matchAll(/\brulebook (\d[\d.]*(?:, \d+\.\d+)*)/g), ([, list = '']) => list)
    .flatMap(list => list.split(', '))
    .map(rule => rule.replace(/\.$/, ''))

/** The names of documents in a text, whatever stands before them looked at once only. */
const namedDocuments = (text: string): string[] =>
  Array.from(text.matchAll(/\.md\b/g), ({ index }) =>
    text.slice(Math.max(0, index - 100), index + 3),
  ).flatMap(before => /(?<![\w*{}])[\w./-]*\w\.md$/.exec(before) ?? [])

/** Every path of the repository, also without the folders before. */
const paths = new Set(
  textFiles.flatMap(({ path }) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

/** The files of code that a document names in backticks, such as `deck/queries.ts`. */
const namedCode = (text: string): string[] =>
  Array.from(text.matchAll(/`(\w[\w./-]*\.(?:ts|tsx|css))`/g), ([, name = '']) => name)

/** Made for each release. */
const shipped = 'domain-api.md'

/** The documents that a text names, and the code that a document names, which the repository does not have. */
export const missingFiles = ({ path, text }: TextFile): string[] =>
  [...namedDocuments(text), ...(path.endsWith('.md') ? namedCode(text) : [])].filter(
    name =>
      !name.endsWith(shipped) &&
      !paths.has(posix.normalize(name)) &&
      !paths.has(posix.join(dirname(path), name)),
  )

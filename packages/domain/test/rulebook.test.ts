import { describe, expect, it } from 'vitest'
import { keyplayTable, refusalCodes, refusalKind, refusals } from '../src/index.ts'
import {
  type KillMark,
  killFeedColumns,
  killMarkColumns,
  playerStatsColumns,
  wordInLog,
} from '../src/keyplay/columns.ts'
import { chapters, citedRules, missingFiles, rowsOf, textFiles } from './rulebook.ts'

const rules = new Set(chapters.flatMap(chapter => chapter.rules))
const unknownIn = (cited: readonly string[]): string[] => cited.filter(rule => !rules.has(rule))

describe('the rulebook', () => {
  it.each(chapters)('numbers the rules of $file from 1, without a gap', ({ number, file, rules }) => {
    expect(number).toBe(Number(file.slice(0, 2)))
    expect(rules).toEqual(rules.map((_, place) => `${number}.${place + 1}`))
    expect(rules.length).toBeGreaterThan(5)
  })

  it('has each chapter once, and lists it in its README', () => {
    const readme = textFiles.find(({ path }) => path === 'docs/rulebook/README.md')?.text ?? ''
    const listed = Array.from(readme.matchAll(/^\| \[\d+ .+?\]\((.+?)\)/gm), ([, file]) => file)
    expect(listed).toEqual(chapters.map(({ file }) => file))
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, place) => place + 1))
  })

  it.each(textFiles.filter(({ path }) => path.startsWith('docs/rulebook/')))(
    'refers in $path to rules that are there',
    ({ text }) => {
      const referred = Array.from(text.matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)/g), ([, list = '']) => list)
      expect(unknownIn(referred.flatMap(list => list.split(', ')))).toEqual([])
    },
  )

  it('has every refusal with its kind and its text; `pnpm --filter @game/domain run docs` writes them (rulebook 12.8)', () => {
    expect(rowsOf('12.8')).toEqual(refusalCodes.map(code => [code, refusalKind(code), refusals[code].text]))
  })

  it('has every keyplay with its price, its upload and the columns it needs (rulebook 7.1, 7.4, 7.15)', () => {
    const names: Record<string, readonly string[]> = { ...killFeedColumns, ...playerStatsColumns }
    expect(rowsOf('7.1').map(row => row.slice(0, 6))).toEqual(
      keyplayTable.map(({ id, name, type, points, upload, columns }) =>
        [id, name, type, points, upload, columns.map(column => names[column]?.[0]).join(', ')].map(String),
      ),
    )
  })

  it('has every mark of a kill with its other names and its word in a log (rulebook 7.6)', () => {
    expect(rowsOf('7.6')).toEqual(
      Object.entries(killMarkColumns).map(([mark, [own, ...others]]) => {
        expect(own).toBe(mark)
        return [mark, others.join(', '), wordInLog(mark as KillMark)]
      }),
    )
  })
})

describe('citations', () => {
  it('all resolve to a rule', () => {
    const wrong = textFiles
      .map(({ path, text }) => ({ path, unknown: unknownIn(citedRules(text)) }))
      .filter(({ unknown }) => unknown.length > 0)
    expect(wrong).toEqual([])
  })

  it('are in every case of the vectors', () => {
    const vectors = textFiles.filter(({ path }) => path.startsWith('packages/domain/vectors/'))
    expect(vectors.length).toBeGreaterThan(10)
    for (const { path, text } of vectors) {
      const { cases }: { cases: { source: string; why: string }[] } = JSON.parse(text)
      const uncited = cases.filter(({ source }) => !/^rulebook \d+\.\d+(, \d+\.\d+)*$/.test(source))
      expect(
        uncited.map(({ source, why }) => `${source}: ${why}`),
        path,
      ).toEqual([])
    }
  })

  it('name only documents of the repository, and no issues', () => {
    const wrong = textFiles.flatMap(file => [
      ...missingFiles(file).map(name => `${file.path}: ${name}`),
      ...Array.from(file.text.matchAll(/\bissue \d+/gi), ([issue]) => `${file.path}: ${issue}`),
      ...Array.from(file.text.matchAll(/(?<!decisions\/)\bthreats\.md\b/g), () => file.path).filter(
        path => !path.startsWith('docs/'),
      ),
    ])
    expect(wrong).toEqual([])
  })
})

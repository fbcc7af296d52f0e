import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTeamProject, packageFolder, type TeamProject } from './team-project.ts'

let team: TeamProject
beforeAll(() => {
  team = createTeamProject()
})
afterAll(() => team.remove())

const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')

/** The README's examples with what they print. */
const examples = Array.from(
  readme.matchAll(/^## ([^\n]*)$(?:(?!^## )[\s\S])*?```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm),
  ([, title = '', code = '', printed = '']) => ({ title, code, printed }),
)

describe('the examples of the README, in another team’s project', () => {
  it('are all of its code', () => {
    expect(examples.length).toBe(readme.split('```ts\n').length - 1)
    expect(examples.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['A deck checker', 'From a CSV file to points']),
    )
  })

  it.each(examples)('$title: prints what it says', ({ code, printed }) => {
    writeFileSync(join(team.folder, 'example.ts'), code)
    expect(team.run(process.execPath, ['example.ts'])).toBe(printed)
  })

  it.each(examples)('$title: compiles under strict NodeNext', ({ code }) => {
    expect(team.compileText(code)).toBe('')
  })
})

/** The Markdown files of the installed package. */
const pages = (): string[] =>
  readdirSync(team.installed, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.md'))

/** The anchors of a page: its headings as GitHub writes them. */
const anchorsOf = (page: string): string[] =>
  Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it('has no link that leads out of the package or to nothing', () => {
  const links = pages().flatMap(page =>
    Array.from(
      readFileSync(join(team.installed, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g),
      ([, link = '']) => ({ page, link }),
    ),
  )
  const broken = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? join(team.installed, page) : join(team.installed, dirname(page), path)
    if (!target.startsWith(team.installed) || !existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(links.filter(({ page }) => page === 'README.md').length).toBeGreaterThan(2)
  expect(broken).toEqual([])
})

it('names no address that does not exist', () => {
  const files = ['README.md', 'package.json', 'bin/domain.js']
  const named = files.filter(file =>
    /https?:\/\/|\.example\b/.test(readFileSync(join(team.installed, file), 'utf8')),
  )
  expect(named).toEqual([])
})

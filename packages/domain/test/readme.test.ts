import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const source = new URL('../src/index.ts', import.meta.url).href

const block = (language: string): string => {
  const found = readme.match(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's'))?.[1]
  if (found === undefined) throw new Error(`README.md has no ${language} block`)
  return found
}

it('shows code that runs, and what it prints', () => {
  const code = block('ts').replace("'@game/domain'", `'${source}'`)
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', code])
  expect(printed.toString()).toBe(block('text'))
})

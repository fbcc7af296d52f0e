import { readFile } from 'node:fs/promises'

/** The code of a page in docs/machines, as printed: the first block of that language in which `part` is. */
export async function printed(name: string, language: string, part = ''): Promise<string> {
  const text = await readFile(new URL(`../../../../docs/machines/${name}.md`, import.meta.url), 'utf8')
  const blocks = Array.from(text.matchAll(/^```(\w+)\n(.*?)^```$/gms))
  const found = blocks.find(([, of, code]) => of === language && code?.includes(part))?.[2]
  if (found === undefined) throw new Error(`${name}.md has no such code in ${language}`)
  return found
}

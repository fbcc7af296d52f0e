import { refusalCodes, refusalKind, refusals } from '../src/index.ts'

/** Replaces the table of refusals in a chapter of the rulebook by that of `refusal.ts`. */
export function withRefusals(chapter: string): string {
  const rows = refusalCodes.map(code => `| \`${code}\` | ${refusalKind(code)} | ${refusals[code].text} |`)
  return chapter.replace(
    /(?<=\| refusal \| kind \| text \|\n\|---\|---\|---\|\n)(?:\|.*\n)+/,
    `${rows.join('\n')}\n`,
  )
}

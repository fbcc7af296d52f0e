import { fileURLToPath } from 'node:url'
import type { Declared, Module } from './declarations.ts'

/** Where the page stands in the repository. */
export const apiPagePath = fileURLToPath(new URL('../../../docs/domain-api.md', import.meta.url))

const isRule = ({ declaration }: Declared): boolean => declaration.includes(') => ')

const entry = ({ name, doc, declaration }: Declared): string =>
  [`### ${name}`, doc, `\`\`\`ts\n${declaration}\n\`\`\``].filter(part => part !== '').join('\n\n')

const chapter = ({ name, declared }: Module): string =>
  [`## ${name}`, `\`import { … } from '@game/domain/${name}'\``, ...declared.map(entry)].join('\n\n')

const contents = (modules: readonly Module[]): string =>
  modules
    .map(({ name, declared }) => {
      const rules = declared.filter(isRule).map(each => `\`${each.name}\``)
      return `- [${name}](#${name})${rules.length > 0 ? `: ${rules.join(', ')}` : ''}`
    })
    .join('\n')

/** The API page: a chapter a module, an entry for each thing it gives. */
export const apiPage = (modules: readonly Module[]): string =>
  `${[
    '# @game/domain: what it gives',
    'Made from the declarations by `pnpm --filter @game/domain docs`; a test fails when it is stale. Everything is also exported by `@game/domain` itself.',
    contents(modules),
    ...modules.map(chapter),
  ].join('\n\n')}\n`

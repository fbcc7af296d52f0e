import { type Declared, firstRooms, type Room } from './declarations.ts'

const isFunction = ({ declaration }: Declared): boolean => declaration.includes(') => ')

/** Shows an `@example` as code. */
const withExample = (doc: string): string =>
  doc.replace(/@example\n([\s\S]*)$/, (_, code: string) => `\`\`\`ts\n${code}\n\`\`\``)

const entry = ({ name, doc, declaration }: Declared): string =>
  [`### ${name}`, withExample(doc), `\`\`\`ts\n${declaration}\n\`\`\``]
    .filter(part => part !== '')
    .join('\n\n')

const chapter = ({ name, declared }: Room): string =>
  [`## ${name}`, `\`import { … } from '@game/domain/${name}'\``, ...declared.map(entry)].join('\n\n')

const contents = (rooms: readonly Room[]): string =>
  rooms
    .map(({ name, declared }) => {
      const functions = declared.filter(isFunction).map(each => `\`${each.name}\``)
      return `- [${name}](#${name})${functions.length > 0 ? `: ${functions.join(', ')}` : ''}`
    })
    .join('\n')

/** Writes the API page: one chapter per room, one entry per export. */
export const apiPage = (rooms: readonly Room[]): string =>
  `${[
    '# @game/domain: exports',
    'Made from the declarations at each release. Everything is also exported by `@game/domain` itself.',
    `Most programs need only the first three rooms: ${firstRooms.map(name => `[${name}](#${name})`).join(', ')}. The functions that programs begin with throw InvalidInputError for arguments of a wrong type.`,
    contents(rooms),
    ...rooms.map(chapter),
  ].join('\n\n')}\n`

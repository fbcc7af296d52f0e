import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Turns the tables of docs/architecture.md into rules: a room imports itself, and the
 * rooms and files that its row names. Types count like values. A folder without a row, a file without one at the top of a workspace, or
 * a row without its folder or file, is an error.
 */
const page = readFileSync('docs/architecture.md', 'utf8')

const escaped = text => text.replace(/[.$]/g, '\\$&')
const pathOf = (source, room) => `^${source}/${escaped(room)}${/\.tsx?$/.test(room) ? '$' : '/'}`

/** Tests, declarations and generated files need no row. */
const isSource = name => /\.tsx?$/.test(name) && !/\.(test|d|gen)\.tsx?$/.test(name)

const tables = page
  .split(/^### /m)
  .slice(1)
  .flatMap(section => {
    const source = /^`([\w/-]+\/src[\w/-]*)`/.exec(section)?.[1]
    if (!source) return []
    const rows = [...section.matchAll(/^\| `([^`]+)` \|[^|]*\| ([^|]*) \|$/gm)]
    return [
      {
        source,
        rooms: new Map(
          rows.map(([, room, allowed]) => [
            room,
            allowed === 'everything' ? null : [...allowed.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
          ]),
        ),
      },
    ]
  })
if (tables.length === 0) throw new Error('docs/architecture.md has no table of rooms')

const forbidden = tables.flatMap(({ source, rooms }) => {
  const isTop = /\/src$/.test(source)
  for (const entry of readdirSync(source, { withFileTypes: true }))
    if ((entry.isDirectory() || (isTop && isSource(entry.name))) && !rooms.has(entry.name))
      throw new Error(`docs/architecture.md lacks a row for ${source}/${entry.name}`)
  for (const room of rooms.keys())
    if (!existsSync(`${source}/${room}`))
      throw new Error(`docs/architecture.md names ${source}/${room}, which is not there`)
  const limited = [...rooms].filter(([, allowed]) => allowed !== null)
  return limited.map(([room, allowed]) => ({
    name: `${source}/${room} may not import this: see its row under "Who may import whom" in docs/architecture.md`,
    severity: 'error',
    from: { path: pathOf(source, room) },
    to: {
      path: `^${source}/`,
      pathNot: [room, ...allowed].map(name => pathOf(source, name)).concat('routeTree\\.gen'),
    },
  }))
})

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...forbidden,
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    // Tests may import what lies above them.
    exclude: { path: ['routeTree\\.gen', '/dist/', '\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.css'] },
  },
}

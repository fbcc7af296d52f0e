import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeamProject } from '../test/package/team-project.ts'
import { vectorProgram } from '../test/package/vector-program.ts'

/** Runtimes of JavaScript as packages of npm, with the arguments that run a file. They are too large to be installed for every developer. */
const runtimes: readonly [name: string, args: readonly string[]][] = [
  ['node@20', []],
  ['deno@2.9.6', ['run', '--allow-read']],
  ['bun@1.4.5', ['run']],
]

const team = createTeamProject()
try {
  writeFileSync(join(team.folder, 'vectors.js'), vectorProgram)
  for (const [runtime, args] of runtimes) {
    const text = execFileSync('npx', ['-y', runtime, ...args, 'vectors.js'], {
      cwd: team.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { cases, wrong } = JSON.parse(text)
    process.stdout.write(`${runtime}: answered ${cases - wrong.length} of ${cases} vectors\n`)
    for (const { rule, why } of wrong) process.stdout.write(`wrong: ${rule}, ${why}\n`)
    if (wrong.length > 0) process.exitCode = 1
  }
} finally {
  team.remove()
}

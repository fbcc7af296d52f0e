import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Where the gate keeps what came of its parts. */
export const logs = resolve('reports/gate')

/**
 * Runs a suite of Vitest in its workspace, or one file of it. Lists each test file that failed, with its first failed test and message;
 * a failure that is not of one file is listed without `file`. Log and report stay in reports/gate.
 */
export async function runSuite({ workspace, suite, file }) {
  const args = file ? [suite, file] : [suite]
  const name = [basename(workspace), ...args].join('-').replaceAll(/[:/]/g, '-')
  const report = join(logs, `${name}.json`)
  mkdirSync(logs, { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await runVitest(workspace, args, report)
  writeFileSync(join(logs, `${name}.log`), output)

  const hasReport = existsSync(report)
  if (code === 0 && hasReport) return []
  const failures = hasReport ? failuresIn(JSON.parse(readFileSync(report, 'utf8')), workspace) : []
  const uncaught = [...output.matchAll(/This error originated in "(.+?)" test file/g)].map(([, path]) => path)
  for (const path of new Set(uncaught))
    if (!failures.some(each => each.file === path))
      failures.push({ file: path, test: suite, message: 'an error that no test caught' })
  // A worker that dies is an error of no file, and takes files along that are then in no report.
  const errors = Number(/Vitest caught (\d+) unhandled error/.exec(output)?.[1] ?? 0)
  if (failures.length === 0 || errors > uncaught.length)
    failures.push({ test: suite, message: `ended with code ${code}, and not all files were run` })
  return failures
}

/** Shows what Vitest prints, and keeps it. */
async function runVitest(workspace, args, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn('pnpm', ['run', ...args, ...reporters], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = text => {
    output += text
    process.stdout.write(text)
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done))
  return { code, output: stripVTControlCharacters(output) }
}

const failuresIn = ({ testResults }, workspace) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const test = assertionResults.find(({ status }) => status === 'failed')
      const [firstLine] = stripVTControlCharacters(test?.failureMessages[0] ?? message).split('\n')
      return { file: relative(workspace, name), test: test?.fullName ?? '(the file)', message: firstLine }
    })

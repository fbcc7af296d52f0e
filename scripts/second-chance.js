/**
 * `node scripts/second-chance.js SUITE`: runs a suite in every workspace that has it, on what is built, and keeps in reports/gate which test
 * files failed. It passes all the same: `node scripts/second-chance.js`, after all suites, runs each of these files once more, alone. If a file
 * passes then it is listed as FLAKY, otherwise as FAILED. It fails where a file failed twice, where more than three files failed, where
 * a suite failed in another way, or where none was run.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { logs, runSuite } from './run-suite.js'

const mostFlaky = 3
const kept = join(logs, 'suites.json')

const [suite] = process.argv.slice(2)
if (suite) await keepFailures(suite)
else await decide()

async function keepFailures(suite) {
  const workspaces = globSync('{apps,packages}/*/package.json')
    .filter(path => JSON.parse(readFileSync(path, 'utf8')).scripts?.[suite])
    .map(dirname)
  if (workspaces.length === 0) throw new Error(`no workspace has ${suite}`)
  for (const workspace of workspaces) {
    const failures = await runSuite({ workspace, suite })
    mkdirSync(logs, { recursive: true })
    writeFileSync(kept, JSON.stringify([...readKept(), { workspace, suite, failures }], null, 2))
  }
}

async function decide() {
  const runs = readKept()
  const failures = runs.flatMap(({ failures, ...run }) =>
    failures.map(failure => ({ ...run, ...failure, isFlaky: false })),
  )
  if (failures.length > mostFlaky) console.log(`More than ${mostFlaky} files failed: none is run again.`)
  else
    for (const failure of failures.filter(({ file }) => file))
      failure.isFlaky = (await runSuite(failure)).length === 0

  for (const { workspace, file = '', test, message, isFlaky } of failures)
    console.log(`${isFlaky ? 'FLAKY' : 'FAILED'}: ${join(workspace, file)}, ${test}, ${message}`)
  const failed = failures.filter(({ isFlaky }) => !isFlaky).length
  console.log(`Second chance: suites ${runs.length}, flaky ${failures.length - failed}, failed ${failed}`)
  if (failed > 0 || runs.length === 0) process.exitCode = 1
}

function readKept() {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []
}

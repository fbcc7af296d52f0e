/**
 * `node scripts/second-chance.js`: runs the suites named below in every workspace that has them, on what is built. A test file that fails
 * is run once more, alone, after all suites. If it passes then it is listed as FLAKY, otherwise as FAILED. The run fails where a file
 * failed twice, where more than three files failed, or where a suite failed in another way.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runSuite } from './run-suite.js'

const suites = ['test:screens', 'test:browsers', 'test:faults']
const mostFlaky = 3

const runs = suites.flatMap(suite =>
  globSync('{apps,packages}/*/package.json')
    .filter(path => JSON.parse(readFileSync(path, 'utf8')).scripts?.[suite])
    .map(path => ({ workspace: dirname(path), suite })),
)
const failures = []
for (const run of runs)
  for (const failure of await runSuite(run)) failures.push({ ...run, ...failure, isFlaky: false })

if (failures.length > mostFlaky) console.log(`More than ${mostFlaky} files failed: none is run again.`)
else
  for (const failure of failures.filter(({ file }) => file))
    failure.isFlaky = (await runSuite(failure)).length === 0

for (const { workspace, file = '', test, message, isFlaky } of failures)
  console.log(`${isFlaky ? 'FLAKY' : 'FAILED'}: ${join(workspace, file)}, ${test}, ${message}`)
const failed = failures.filter(({ isFlaky }) => !isFlaky).length
console.log(`Second chance: suites ${runs.length}, flaky ${failures.length - failed}, failed ${failed}`)
if (failed > 0 || runs.length === 0) process.exitCode = 1

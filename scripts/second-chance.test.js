import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { test } from 'node:test'

const vitest = resolve('apps/web/node_modules/.bin/vitest')
const passes = `test('holds', () => {})`
const fails = `test('holds', () => expect('late').toBe('in time'))`
/** Fails where its file has not been run before. */
const failsOnce = `import { existsSync, writeFileSync } from 'node:fs'
  test('holds', () => {
    const mark = import.meta.filename + '.run'
    const isFirst = !existsSync(mark)
    writeFileSync(mark, '')
    expect(isFirst ? 'late' : 'in time').toBe('in time')
  })`
const uncaughtOnce = failsOnce.replace(
  'expect(',
  'if (isFirst) void Promise.reject(new Error("uncaught")); else expect(',
)
const killsItsProcess = `test('holds', () => process.kill(process.pid, 'SIGKILL'))`

/** Runs the suite of one workspace with these test files, then what failed again. */
function secondChance(t, files, script = `${vitest} run --globals --no-isolate --maxWorkers 1`) {
  const root = mkdtempSync(join(tmpdir(), 'second-chance-'))
  t.after(() => rmSync(root, { recursive: true }))
  const manifest = JSON.stringify({ name: 'fake', type: 'module', scripts: { 'test:faults': script } })
  for (const [name, text] of Object.entries({ ...files, 'package.json': manifest })) {
    const path = join(root, 'apps/fake', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const run = (...suite) =>
    spawnSync(process.execPath, [resolve('scripts/second-chance.js'), ...suite], {
      cwd: root,
      encoding: 'utf8',
    })
  const first = run('test:faults')
  const { status, stdout } = run()
  const verdicts = stdout.split('\n').filter(line => /^(FLAKY|FAILED|Second chance): /.test(line))
  return { first: first.status, status, verdicts }
}

test('what passes at once passes', t => {
  const { status, verdicts } = secondChance(t, { 'a.test.js': passes })
  assert.deepEqual(verdicts, ['Second chance: suites 1, flaky 0, failed 0'])
  assert.equal(status, 0)
})

test('a file that passes when it is run again is flaky, and the run passes', t => {
  const { status, verdicts } = secondChance(t, { 'a.test.js': passes, 'src/b.test.js': failsOnce })
  assert.deepEqual(verdicts, [
    "FLAKY: apps/fake/src/b.test.js, holds, AssertionError: expected 'late' to be 'in time' // Object.is equality",
    'Second chance: suites 1, flaky 1, failed 0',
  ])
  assert.equal(status, 0)
})

test('a file that fails twice fails the run, and not its suite: the other suites run before that', t => {
  const { first, status, verdicts } = secondChance(t, { 'a.test.js': fails, 'b.test.js': failsOnce })
  assert.match(verdicts.join('\n'), /FAILED: apps\/fake\/a.test.js, holds, .*\nFLAKY: apps\/fake\/b.test.js/)
  assert.deepEqual([first, status], [0, 1])
})

test('more than three files that fail once fail the run', t => {
  const names = ['a', 'b', 'c', 'd'].map(name => `${name}.test.js`)
  const { status, verdicts } = secondChance(t, Object.fromEntries(names.map(name => [name, failsOnce])))
  assert.equal(verdicts.at(-1), 'Second chance: suites 1, flaky 0, failed 4')
  assert.equal(status, 1)
})

test('a file with an error that no test catches is run again', t => {
  const { status, verdicts } = secondChance(t, { 'a.test.js': uncaughtOnce, 'b.test.js': failsOnce })
  assert.equal(verdicts.at(-1), 'Second chance: suites 1, flaky 2, failed 0')
  assert.equal(status, 0)
})

test('a file that does not load fails the run', t => {
  const { status, verdicts } = secondChance(t, { 'a.test.js': `throw new Error('broken')` })
  assert.deepEqual(verdicts, [
    'FAILED: apps/fake/a.test.js, (the file), broken',
    'Second chance: suites 1, flaky 0, failed 1',
  ])
  assert.equal(status, 1)
})

test('a worker that dies fails the run, as the files after it were not run', t => {
  const { status, verdicts } = secondChance(t, { 'a.test.js': failsOnce, 'b.test.js': killsItsProcess })
  assert.match(verdicts.join('\n'), /^FAILED: apps\/fake, test:faults, ended with code 1/m)
  assert.equal(status, 1)
})

for (const code of [0, 1])
  test(`a suite that ends with code ${code} and without a report fails the run`, t => {
    const { status, verdicts } = secondChance(t, {}, `node --eval "process.exit(${code})" --`)
    assert.equal(verdicts.at(-1), 'Second chance: suites 1, flaky 0, failed 1')
    assert.equal(status, 1)
  })

test('a suite that no workspace has fails at once, and so does a run without any suite', t => {
  const { first, status, verdicts } = secondChance(t, {}, null)
  assert.deepEqual(verdicts, ['Second chance: suites 0, flaky 0, failed 0'])
  assert.deepEqual([first, status], [1, 1])
})

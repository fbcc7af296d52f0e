import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'

/** Prints the table of parts with the budgets of a page. */
function tableOf(t, budgets, parts) {
  const root = mkdtempSync(join(tmpdir(), 'gate-table-'))
  t.after(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'CONTRIBUTING.md'), budgets)
  writeFileSync(join(root, 'parts'), parts)
  const { stdout } = spawnSync(process.execPath, [resolve('scripts/gate-table.js'), 'parts'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').map(line => line.trim().split(/ {2,}/))
}

const budgets = '| part | budget |\n|---|---|\n| test | 5 min |\n| faults | 2.5 min |\n'

test('each part has its times, its budget and its share of it', t => {
  assert.deepEqual(tableOf(t, budgets, 'test\t150.2\t200.0\t40.0\nfaults\t180.0\t60.0\t30.0\n'), [
    ['part, in minutes', 'wall', 'processor', 'budget', 'share'],
    ['test', '2.5', '4.0', '5.0', '50 %'],
    ['faults', '3.0', '1.5', '2.5', '120 %'],
    ['together', '5.5', '5.5', '7.5', '73 %'],
    [''],
  ])
})

test('a part that takes a fifth more than its budget is listed', t => {
  const lines = tableOf(t, budgets, 'faults\t180.6\t1.0\t1.0\n')
  assert.deepEqual(lines.at(-2), ['OVER BUDGET: faults, 3.0 of 2.5 min'])
})

test('the part in which the gate ended is in the table', t => {
  const lines = tableOf(t, budgets, 'test\t60.0\t60.0\t0.0\nfaults')
  assert.deepEqual(lines.slice(1, 3), [
    ['test', '1.0', '1.0', '5.0', '20 %'],
    ['faults', 'not ended', '2.5'],
  ])
})

test('every part of .ci/run has a budget in CONTRIBUTING.md, and every budget a part', () => {
  const names = (path, pattern) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => name.replaceAll("'", ''))
  const parts = names('.ci/run', /^part ('[^']+'|\S+) /gm)
  assert.deepEqual(names('CONTRIBUTING.md', /^\| (.+?) \| [\d.]+ min \|/gm), parts)
})

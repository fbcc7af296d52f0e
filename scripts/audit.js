/** `node scripts/audit.js`: known weaknesses of the packages of production. A registry that does not answer is no pass: it is said. */
import { spawnSync } from 'node:child_process'

const { stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--json'], {
  encoding: 'utf8',
})
const counts = countsIn(stdout)
if (!counts) {
  console.log(`::warning::Not audited, the registry has refused: ${(stderr || stdout).trim().slice(0, 300)}`)
} else {
  const serious = (counts.high ?? 0) + (counts.critical ?? 0)
  console.log(`Audited: ${JSON.stringify(counts)}`)
  if (serious > 0) process.exitCode = 1
}

function countsIn(answer) {
  try {
    return JSON.parse(answer).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { end } from '../test/database/server-program.ts'
import { openTestApp } from '../test/fixtures/test-app.ts'
import { freePorts } from '../test/servers/cluster.ts'
import { testWith } from '../test/servers/debian.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'

const [promtool, prometheus] = ['/usr/bin/promtool', '/usr/bin/prometheus'] as const
const docs = new URL('../../../docs/', import.meta.url)
const token = 'a-token-of-the-test'

/** What promtool says of metrics. */
const complaintsOf = (metrics: string): Promise<string[]> =>
  new Promise(resolve => {
    const child = execFile(promtool, ['check', 'metrics'], (_error, _stdout, stderr) =>
      resolve(stderr.trim().split('\n')),
    )
    child.stdin?.end(metrics)
  })

/** The queries of the dashboard, and those that operations.md calls worth an alarm. */
async function queries(): Promise<string[]> {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    await readFile(new URL('grafana-dashboard.json', docs), 'utf8'),
  )
  const operations = await readFile(new URL('operations.md', docs), 'utf8')
  const [, alarms = ''] = /Worth an alarm:\n\n\|.*\n\|.*\n((?:\|.*\n)+)/.exec(operations) ?? []
  return [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...Array.from(alarms.matchAll(/^\| `([^`]+)`/gm), ([, expr = '']) => expr),
  ]
}

/** A real Prometheus that reads the metrics of a server every second; returns what it answers to a query. */
async function startPrometheus(target: string) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-prometheus-'))
  const [port = 0] = await freePorts(1)
  const job = { job_name: 'game', static_configs: [{ targets: [new URL(target).host] }] }
  const config = {
    global: { scrape_interval: '1s' },
    scrape_configs: [{ ...job, authorization: { credentials: token } }],
  }
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const options = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`]
  const child = spawn(prometheus, [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  onTestFinished(async () => {
    await end(child, 'SIGKILL')
    await rm(folder, { recursive: true })
  })
  type Answer = { status: string; error?: string; data?: { result: object[] } }
  return async (query: string): Promise<Answer> => {
    const url = `http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query })}`
    const answer = await fetch(url).catch(() => undefined)
    return answer ? ((await answer.json()) as Answer) : { status: 'not yet' }
  }
}

testWith('prometheus', [promtool, prometheus])(
  'a real Prometheus reads the metrics, every query of the dashboard and every alarm answers, and promtool complains of prom-client alone (rulebook 12.36)',
  async () => {
    const app = await openTestApp()
    onTestFinished(app.close)
    const game = await serverOfTest(app.url, { METRICS_TOKEN: token })
    await fetch(`${game.address}/healthz`)
    const metrics = await fetch(`${game.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(await complaintsOf(await metrics.text())).toEqual([
      'nodejs_active_handles_total non-counter metrics should not have "_total" suffix',
      'nodejs_active_requests_total non-counter metrics should not have "_total" suffix',
      'nodejs_active_resources_total non-counter metrics should not have "_total" suffix',
    ])

    const ask = await startPrometheus(game.address)
    // Rates need two readings.
    await vi.waitFor(
      async () => expect((await ask('count_over_time(database_up[1m]) > 2')).data?.result).toHaveLength(1),
      { timeout: 60_000, interval: 200 },
    )
    const answers = await Promise.all(
      (await queries()).map(async query => ({ query, ...(await ask(query)) })),
    )
    expect(answers.length).toBeGreaterThan(20)
    expect(answers.filter(({ status }) => status !== 'success')).toEqual([])
    // Nothing has failed, nobody has left and no job waits: all other panels show something.
    const silent = answers.filter(
      ({ query, data }) => !/ [<>=]{1,2} /.test(query) && data?.result.length === 0,
    )
    expect(silent.map(({ query }) => query)).toEqual([
      'sum(rate(http_requests_aborted_total[5m]))',
      "sum by (route) (rate(http_request_duration_seconds_count{status=~'5..'}[5m]))",
      'max by (queue, state) (jobs)',
      'max by (queue, state) (job_age_seconds)',
    ])
  },
)

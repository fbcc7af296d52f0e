/** `pnpm bench`: one bench after another; with `--smallest` just to see that each runs. */
import { execFileSync } from 'node:child_process'

/** Each with the smallest arguments that it runs with, and those of `pnpm bench` where they are not its own. */
const benches: { file: string; smallest: string; usual?: string }[] = [
  { file: 'calls/empty-call.ts', smallest: '20' },
  { file: 'calls/deck-moves.ts', smallest: '20' },
  { file: 'deadline/storm.ts', smallest: '20 2 1' },
  { file: 'calls/event-page.ts', smallest: '20' },
  { file: 'calls/deck-score.ts', smallest: '20' },
  { file: 'calls/cards.ts', smallest: '20' },
  { file: 'rankings/standings.ts', smallest: '100 1' },
  { file: 'rankings/pick-rates.ts', smallest: '100' },
  { file: 'rankings/after-lock.ts', smallest: '100' },
  { file: 'rankings/search.ts', smallest: '100', usual: '10000' },
  { file: 'rankings/leagues.ts', smallest: '100 20' },
  { file: 'rankings/own-standing.ts', smallest: '100 20' },
  { file: 'live/live-push.ts', smallest: '20' },
  { file: 'live/automatic-lock.ts', smallest: '20 2' },
  { file: 'live/slow-receiver.ts', smallest: '2' },
  { file: 'memory/mixed-load.ts', smallest: '0.05', usual: '1' },
]
const isSmallest = process.argv.includes('--smallest')
for (const { file, smallest, usual } of benches) {
  const args = (isSmallest ? smallest : usual)?.split(' ') ?? []
  execFileSync(process.execPath, [`bench/${file}`, ...args], { stdio: 'inherit' })
}

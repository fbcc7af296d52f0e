import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'

/**
 * The largest allowed size of the whole package, bundled, minified and compressed. It was 67,000 before the package knew the same map and the
 * same match, named each row that a reader leaves out, and read SteamIDs in any form (rulebook 16.11, 18.13, 11.43); 70,000 before cups knew who
 * has left, and it counted the series of a team (rulebook 19.33, 7.19); 70,400 before it named teams without a match and checked a changed match
 * (rulebook 11.32, 18.13); 70,600 before it said what a deck needs next and which card a sleeve lacks, which events are a user's own, and had
 * texts in Polish, and how many a cup may have (rulebook 13.58, 5.16, 13.87, 11.37, 19.4); 71,400 before it had prize, note and talks, grouped notifications,
 * line-up news, leagues that look back and the match centre (rulebook 19.35, 28.1, 10.27, 18.15, 19.38, 29.3); 73,300 before drafts of the next deck,
 * the shortlist, and qualifying rounds of cups (rulebook 4.22, 4.23, 19.39); 73,800 before it knew the rights of organisers (rulebook 11.47);
 * 74,100 before private events (rulebook 30.1); 74,700 before it read lists of players, planned what they change, and knew facts that are unknown
 * (rulebook 30.11, 30.12, 5.17); 76,400 before it read the codes by which players link their SteamIDs (rulebook 30.14); 76,600 before automatic
 * evenings, proposed goals, cards of one's own match, adoptions, and the daily limits of private events (rulebook 30.18, 11.50, 30.15, 30.17, 30.8).
 */
const budget = 79_500

const { output } = await build({
  input: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
  output: { minify: true },
  write: false,
  logLevel: 'warn',
})
const size = gzipSync(output.map(file => ('code' in file ? file.code : '')).join(''), { level: 9 }).length
process.stdout.write(`size: ${size} of ${budget} bytes gzip\n`)
if (size >= budget) process.exitCode = 1

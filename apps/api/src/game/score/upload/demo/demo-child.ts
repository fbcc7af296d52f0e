import {
  askedEvents,
  askedOfGame,
  askedOfPlayers,
  askedStates,
  type Parsed,
  recordingOf,
} from './recording-of.ts'

/**
 * The process that reads one demo: `node demo-child.ts FILE CLOSED` writes the recording, or why it cannot be read, as one line of
 * JSON. The parser may end this process; nothing else runs in it.
 */

/** The last folder of the game's path, `csgo` for Counter-Strike 2; other games of the same engine have demos too. */
const folderOfGame = (path: unknown): string | undefined =>
  String(path ?? '')
    .split(/[\\/]/)
    .findLast(Boolean)

const [, , file = '', closed = ''] = process.argv

async function readDemo() {
  const parser = await import('@laihoe/demoparser2').catch(() => undefined)
  if (parser === undefined) return { fault: 'DEMO_NO_READER' }
  let patch = ''
  try {
    const header: Parsed = parser.parseHeader(file)
    patch = String(header.patch_version ?? '')
    if (!/csgo/i.test(folderOfGame(header.game_directory) ?? 'csgo')) return { fault: 'DEMO_OTHER_FILE' }
    if (!/SourceTV|GOTV/i.test(String(header.client_name ?? ''))) return { fault: 'DEMO_OF_PLAYER' }
    const events: Parsed[] = parser.parseEvents(file, askedEvents, askedOfPlayers, askedOfGame)
    const statesAt = (ticks: readonly number[]): Parsed[] =>
      ticks.length > 0 ? parser.parseTicks(file, askedStates, [...ticks]) : []
    return { recording: recordingOf({ header, events, statesAt }, closed === 'closed') }
  } catch {
    // The parser has the same messages for damaged demos, for modes and for versions that it does not know.
    return patch === '' ? { fault: 'DEMO_DAMAGED' } : { fault: 'DEMO_VERSION', patch }
  }
}

process.stdout.write(JSON.stringify(await readDemo()))

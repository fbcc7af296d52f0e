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

/** A message of the parser that it has for modes whose rules it does not know, and for damaged demos. */
const unknownRules = /IllegalPathOp/

const [, , file = '', closed = ''] = process.argv

async function readDemo() {
  const parser = await import('@laihoe/demoparser2').catch(() => undefined)
  if (parser === undefined) return { fault: 'DEMO_NO_READER' }
  let patch = ''
  try {
    const header: Parsed = parser.parseHeader(file)
    patch = String(header.patch_version ?? '')
    if (!/SourceTV|GOTV/i.test(String(header.client_name ?? ''))) return { fault: 'DEMO_OF_PLAYER' }
    const events: Parsed[] = parser.parseEvents(file, askedEvents, askedOfPlayers, askedOfGame)
    const statesAt = (ticks: readonly number[]): Parsed[] =>
      ticks.length > 0 ? parser.parseTicks(file, askedStates, [...ticks]) : []
    return { recording: recordingOf({ header, events, statesAt }, closed === 'closed') }
  } catch (error) {
    if (patch === '') return { fault: 'DEMO_DAMAGED' }
    return { fault: unknownRules.test(String(error)) ? 'DEMO_MODE' : 'DEMO_VERSION', patch }
  }
}

process.stdout.write(JSON.stringify(await readDemo()))

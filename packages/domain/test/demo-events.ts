import type { DemoActor, DemoEvent, DemoRecording, DemoTotals } from '../src/index.ts'
import { steamIdOf } from './log-lines.ts'

/** Ten people by letters, as in the lines of logs: A to E begin on CT, F to J on T. */
const letters = 'ABCDEFGHIJ'
const people = Array.from(letters, letter => ({ steamId: steamIdOf(letter), name: letter }))

type Timeless<Event> = Event extends DemoEvent ? Omit<Event, 'tick'> & { tick?: number } : never
type Event = Timeless<DemoEvent>

/** The events of demos that tests are built from; `turned` are those of a second half. */
const eventsOf = (turned: boolean) => {
  const actor = (letter: string): DemoActor => {
    const isFirst = letter < 'F' !== turned
    return [letters.indexOf(letter), isFirst ? 'CT' : 'TERRORIST']
  }
  const teams = turned ? { CT: 'Blues', TERRORIST: 'Reds' } : { CT: 'Reds', TERRORIST: 'Blues' }
  return {
    start: (played: number, warmUp = false): Event => ({ event: 'round start', played, warmUp, teams }),
    live: (alive = letters, totals: readonly DemoTotals[] = []): Event => ({
      event: 'live',
      alive: Array.from(alive, actor),
      totals,
    }),
    kill: (by: string, to: string, more: object = {}): Event => ({
      event: 'kill',
      by: by === '' ? null : actor(by),
      to: to === '' ? null : actor(to),
      flash: null,
      weapon: 'ak47',
      penetrated: 0,
      headshot: false,
      noscope: false,
      thrusmoke: false,
      attackerblind: false,
      ...more,
    }),
    hurt: (by: string, to: string, health: number, weapon = 'ak47'): Event => ({
      event: 'hurt',
      by: by === '' ? null : actor(by),
      to: to === '' ? null : actor(to),
      weapon,
      health,
    }),
    flash: (by: string) => ({ flash: actor(by) }),
    did: (event: 'planted' | 'defused' | 'mvp' | 'left', by: string): Event => ({ event, by: actor(by) }),
    won: (winner: 'CT' | 'TERRORIST' | null, bomb: 'defused' | 'exploded' | 'none' = 'none'): Event => ({
      event: 'round end',
      winner,
      bomb,
    }),
  }
}

export const first = eventsOf(false)
export const second = eventsOf(true)
export const over: Event = { event: 'over' }

/** The totals of a person after some rounds. */
export const total = (letter: string, of: Omit<DemoTotals, 'person'>): DemoTotals => ({
  person: letters.indexOf(letter),
  ...of,
})

/** A recording of events, 64 ticks apart unless they say otherwise. */
export const recordingOf = (...events: (Event | readonly Event[])[]): DemoRecording => ({
  map: 'de_nuke',
  server: 'test',
  patch: '14160',
  closed: true,
  people,
  events: events.flat().map((event, at) => ({ tick: at * 64, ...event })),
})

/** A round that CT wins by these events. */
export const round = (played: number, ...events: Event[]): Event[] => [
  first.start(played),
  first.live(),
  ...events,
  first.won('CT'),
]

import type { ClaimedMessage } from './message-queries.ts'

const en: Record<ClaimedMessage['kind'], string> = {
  'phase.opened': 'Phase is open',
  'phase.locked': 'Phase has locked',
  'phase.result': 'Phase is decided',
  'result.corrected': 'Results were corrected',
  'lock.moved': 'A lock was moved',
  'event.completed': 'Event is over',
  'league.joined': 'A new member',
  'league.drawn': 'The league has been drawn',
  'league.round': 'A round is final',
  'league.ended': 'The league is over',
  test: 'Test message',
}

const pl: Record<ClaimedMessage['kind'], string> = {
  'phase.opened': 'Faza jest otwarta',
  'phase.locked': 'Faza jest zamknięta',
  'phase.result': 'Faza jest rozstrzygnięta',
  'result.corrected': 'Poprawiono wyniki',
  'lock.moved': 'Przesunięto zamknięcie',
  'event.completed': 'Turniej się skończył',
  'league.joined': 'Ktoś dołączył',
  'league.drawn': 'Rozlosowano ligę',
  'league.round': 'Wynik rundy jest ostateczny',
  'league.ended': 'Liga się skończyła',
  test: 'Wiadomość próbna',
}

/** The title of a message in the form of Discord, by the language of the webhook's maker (rulebook 21.13). */
export const discordTitles = { en, pl }

/** What stands before the facts of a message in the form of Discord. */
export const discordWords = {
  en: { lock: 'Lock', goal: 'Goal', won: 'Reached it' },
  pl: { lock: 'Zamknięcie', goal: 'Cel', won: 'Osiągnęło go' },
}

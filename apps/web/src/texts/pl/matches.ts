import type en from '../en/matches.ts'
import type { Translated } from '../translated.ts'

export default {
  status: { scheduled: 'zaplanowany', postponed: 'PRZEŁOŻONY', void: 'NIEWAŻNY', forfeit: 'WALKOWER' },
  bestOf: 'BO{count}',
  versus: '{home} – {away}',
  result: 'Wynik: {home} do {away}',
  none: 'W tej fazie nie ma jeszcze meczów.',
  yours: 'Twoje karty: {names}',
} satisfies Translated<typeof en>

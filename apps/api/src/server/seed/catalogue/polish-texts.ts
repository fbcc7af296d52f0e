import { perks } from '@game/domain'

type PolishText = { id: number; name_pl: string; description_pl?: string }

/** The Polish texts of the eight sleeves (rulebook 5.1). */
export const polishSleeves: PolishText[] = [
  {
    id: 1,
    name_pl: 'Mózg operacji',
    description_pl: '3× IGL. Karty IGL-i dają więcej punktów.',
  },
  {
    id: 2,
    name_pl: 'Chemia',
    description_pl: '5× ta sama narodowość. Wszystkie karty dają więcej punktów.',
  },
  {
    id: 3,
    name_pl: 'Równowaga',
    description_pl: '1 IGL, 1 AWP, 3 RIFLER. Wszystkie karty dają więcej punktów.',
  },
  { id: 4, name_pl: 'Rush B', description_pl: '5x styl agresywny. Wszystkie karty dają więcej punktów.' },
  {
    id: 5,
    name_pl: 'Mistrzowie retake’ów',
    description_pl: '5x styl pasywny. Wszystkie karty dają więcej punktów.',
  },
  {
    id: 6,
    name_pl: 'Doświadczenie',
    description_pl:
      '2× wiek 30+. Więcej punktów dają karty zawodników, którzy w chwili zamknięcia fazy mają co najmniej 30 lat.',
  },
  {
    id: 7,
    name_pl: 'Młode wilki',
    description_pl:
      '3× wiek poniżej 20 lat. Więcej punktów dają karty zawodników, którzy w chwili zamknięcia fazy nie mają skończonych 20 lat.',
  },
  {
    id: 8,
    name_pl: 'Siła ognia',
    description_pl: '2x AWP i 3 RIFLER. Wszystkie karty dają więcej punktów.',
  },
]

const perkNames: Record<number, string> = {
  1: 'Rozgrzewka',
  2: 'Runda eco',
  3: 'Dym w kieszeni',
  4: 'Force buy',
  5: 'Spokojny post-plant',
  6: 'Zeszyt z lineupami',
  7: 'Rozmowa w przerwie',
  8: 'Celownik na wysokości głowy',
  9: 'Full buy',
  10: 'Anchor',
  11: 'Sezon na mołotowy',
  12: 'Na fali',
  13: 'Entry',
  14: 'Pauza taktyczna',
  15: 'Gra na czas',
  16: 'Doping kibiców',
  17: 'Grenadier',
  18: 'Własny map pick',
  19: 'Peeker’s advantage',
  20: 'Bezbłędna połowa',
  21: 'Zimna krew',
  22: 'Dogrywka',
  23: 'Spray transfer',
  24: 'Komplet granatów',
  25: 'Puchar w górę',
  26: 'One deag',
  27: 'Ostatni na placu boju',
  28: 'Perfekcyjny execute',
}

const groups = { kill: 'zabójstwa', match: 'mecz', utility: 'granaty' } as const

/** A multiplier in the Polish notation: ×1,05. */
const multiplier = (mult: number) => `×${mult.toLocaleString('pl')}`

/** The Polish texts of the perks. */
export const polishPerks: PolishText[] = perks.map(({ id, mult, keyplayType: type }) => ({
  id,
  name_pl: perkNames[id] ?? '',
  description_pl: type
    ? `Zagrania z grupy „${groups[type]}” na tej karcie: punkty ${multiplier(mult)}.`
    : `Wszystkie zagrania na tej karcie: punkty ${multiplier(mult)}.`,
}))

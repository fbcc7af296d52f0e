import { perks } from './perks.ts'

type PolishText = { id: number; name_pl: string; description_pl?: string }

/** The Polish texts of the eight sleeves (rulebook 5.1). */
export const polishSleeves: PolishText[] = [
  {
    id: 1,
    name_pl: 'Mózg operacji',
    description_pl: '3x IGL. Karty prowadzących dają więcej punktów.',
  },
  {
    id: 2,
    name_pl: 'Chemia',
    description_pl: '5x ta sama narodowość. Wszystkie karty dają więcej punktów.',
  },
  {
    id: 3,
    name_pl: 'Równowaga',
    description_pl: '1 IGL, 1 AWP, 3 RIFLER. Wszystkie karty dają więcej punktów.',
  },
  { id: 4, name_pl: 'Rush B', description_pl: '5x styl agresywny. Wszystkie karty dają więcej punktów.' },
  {
    id: 5,
    name_pl: 'Mistrzowie odbijania',
    description_pl: '5x styl pasywny. Wszystkie karty dają więcej punktów.',
  },
  {
    id: 6,
    name_pl: 'Doświadczenie',
    description_pl:
      '2x wiek od 30 lat. Więcej punktów dają karty zawodników, którzy w chwili blokady fazy mają co najmniej 30 lat.',
  },
  {
    id: 7,
    name_pl: 'Młodzież',
    description_pl:
      '3x wiek poniżej 20 lat. Więcej punktów dają karty zawodników, którzy w chwili blokady fazy nie mają 20 lat.',
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
  4: 'Kupno na siłę',
  5: 'Spokój po podłożeniu',
  6: 'Notatnik z rzutami',
  7: 'Rozmowa w przerwie',
  8: 'Celownik na głowie',
  9: 'Pełne kupno',
  10: 'Ostoja bombsite’u',
  11: 'Sezon na mołotowy',
  12: 'Rozpęd',
  13: 'Pierwsze wejście',
  14: 'Pauza taktyczna',
  15: 'Gra na czas',
  16: 'Własna publiczność',
  17: 'Grenadier',
  18: 'Wybrana mapa',
  19: 'Przewaga wychylenia',
  20: 'Bezbłędna połowa',
  21: 'Zimna krew',
  22: 'Dogrywka',
  23: 'Przeniesienie serii',
  24: 'Komplet granatów',
  25: 'Puchar w górę',
  26: 'Jeden strzał z deagle’a',
  27: 'Ostatni na placu boju',
  28: 'Perfekcyjna egzekucja',
}

const groups = { kill: 'zabójstwa', match: 'mecz', utility: 'granaty' } as const

/** The Polish texts of the perks; a description names the multiplier as the English one does. */
export const polishPerks: PolishText[] = perks.map(({ id, mult, keyplay_type: type }) => ({
  id,
  name_pl: perkNames[id] ?? '',
  description_pl: type
    ? `Kluczowe zagrania z grupy „${groups[type]}” na tej karcie punktują x${mult}.`
    : `Każde kluczowe zagranie na tej karcie punktuje x${mult}.`,
}))

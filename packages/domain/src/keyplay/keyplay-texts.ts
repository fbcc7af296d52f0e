import { frozen } from '../shared/value/frozen.ts'
import type { KeyplayId } from './keyplay-table.ts'

/**
 * The Polish name of a keyplay, short enough for one line of a card, and one sentence in each language that says what it
 * counts.
 */
export type KeyplayTexts = { namePl: string; rule: { en: string; pl: string } }

const texts = {
  1: { namePl: 'Headshot', rule: { en: 'A headshot kill.', pl: 'Zabójstwo strzałem w głowę.' } },
  2: {
    namePl: 'Wallbang',
    rule: {
      en: 'A kill through a wall or another object.',
      pl: 'Zabójstwo przez ścianę lub inną przeszkodę.',
    },
  },
  3: { namePl: 'Kill przez dym', rule: { en: 'A kill through smoke.', pl: 'Zabójstwo przez dym.' } },
  4: {
    namePl: 'No-scope',
    rule: {
      en: 'A sniper kill without looking through the scope.',
      pl: 'Zabójstwo ze snajperki bez przybliżenia.',
    },
  },
  5: {
    namePl: 'Kill na flashu',
    rule: { en: 'A kill while flashed.', pl: 'Zabójstwo w chwili, gdy zawodnik jest oślepiony flashem.' },
  },
  6: {
    namePl: 'Pierwszy kill',
    rule: { en: 'The first kill of a round.', pl: 'Pierwsze zabójstwo w rundzie.' },
  },
  7: {
    namePl: 'Trade',
    rule: {
      en: 'A kill on an enemy who got a kill in the last five seconds.',
      pl: 'Zabójstwo rywala, który w ciągu ostatnich pięciu sekund sam kogoś zabił.',
    },
  },
  8: { namePl: 'Kill nożem', rule: { en: 'A kill with a knife.', pl: 'Zabójstwo nożem.' } },
  9: {
    namePl: '3 kille w rundzie',
    rule: { en: 'Exactly three kills in a round.', pl: 'Dokładnie trzy zabójstwa w rundzie.' },
  },
  10: {
    namePl: '4 kille w rundzie',
    rule: { en: 'Exactly four kills in a round.', pl: 'Dokładnie cztery zabójstwa w rundzie.' },
  },
  11: { namePl: 'Ace', rule: { en: 'Five kills in a round.', pl: 'Pięć zabójstw w rundzie.' } },
  12: {
    namePl: 'Asysta flashem',
    rule: {
      en: 'An enemy whom the player has flashed is killed by a teammate.',
      pl: 'Kolega z drużyny zabija rywala, którego zawodnik oślepił flashem.',
    },
  },
  13: {
    namePl: 'Kill granatem',
    rule: { en: 'A kill with an HE grenade.', pl: 'Zabójstwo granatem odłamkowym (HE).' },
  },
  14: {
    namePl: 'Kill ogniem',
    rule: {
      en: 'A kill with a molotov or an incendiary grenade.',
      pl: 'Zabójstwo mołotowem lub granatem zapalającym.',
    },
  },
  15: {
    namePl: 'Obrażenia granatami',
    rule: {
      en: 'Every full 50 damage dealt with grenades and fire on a map.',
      pl: 'Za każde pełne 50 obrażeń zadanych granatami i ogniem na mapie.',
    },
  },
  16: {
    namePl: 'Clutch',
    rule: {
      en: 'A round won as the last player alive on the team.',
      pl: 'Wygrana runda, gdy został ostatni żywy z drużyny.',
    },
  },
  17: {
    namePl: 'MVP rundy',
    rule: { en: 'A round as its most valuable player (MVP).', pl: 'Tytuł MVP rundy.' },
  },
  18: { namePl: 'Podłożenie bomby', rule: { en: 'Plants the bomb.', pl: 'Podłożenie bomby.' } },
  19: { namePl: 'Rozbrojenie bomby', rule: { en: 'Defuses the bomb.', pl: 'Rozbrojenie bomby.' } },
  20: {
    namePl: 'ADR 100+',
    rule: {
      en: 'A map with an average of at least 100 damage per round (ADR).',
      pl: 'Mapa ze średnią co najmniej 100 obrażeń na rundę (ADR).',
    },
  },
} as const satisfies Record<KeyplayId, KeyplayTexts>

/**
 * The texts of the keyplays that are counted from the game, by id; their English names are in `keyplayTable` (rulebook 7.1,
 * 11.37).
 */
export const keyplayTexts: Readonly<Record<number, KeyplayTexts>> = frozen(texts)

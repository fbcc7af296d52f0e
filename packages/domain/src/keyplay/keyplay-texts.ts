import { frozen } from '../shared/frozen.ts'
import type { KeyplayId } from './keyplay-table.ts'

/** The Polish name of a keyplay, short enough for a line of a card, and what it counts in a sentence of each language. */
export type KeyplayTexts = { namePl: string; rule: { en: string; pl: string } }

const texts = {
  1: {
    namePl: 'Strzał w głowę',
    rule: { en: 'A kill by a shot to the head.', pl: 'Zabójstwo strzałem w głowę.' },
  },
  2: {
    namePl: 'Przez ścianę',
    rule: {
      en: 'A kill through a wall or another object.',
      pl: 'Zabójstwo przez ścianę lub inną przeszkodę.',
    },
  },
  3: {
    namePl: 'Przez dym',
    rule: { en: 'A kill through smoke.', pl: 'Zabójstwo przez dym.' },
  },
  4: {
    namePl: 'Bez lunety',
    rule: {
      en: 'A sniper kill without looking through the scope.',
      pl: 'Zabójstwo z karabinu snajperskiego bez patrzenia przez lunetę.',
    },
  },
  5: {
    namePl: 'Na oślep',
    rule: { en: 'A kill while blinded by a flash.', pl: 'Zabójstwo w oślepieniu granatem.' },
  },
  6: {
    namePl: 'Pierwsza krew',
    rule: { en: 'The first kill of a round.', pl: 'Pierwsze zabójstwo rundy.' },
  },
  7: {
    namePl: 'Rewanż',
    rule: {
      en: 'Kills an enemy who killed somebody in the last five seconds.',
      pl: 'Zabija rywala, który w ostatnich pięciu sekundach sam kogoś zabił.',
    },
  },
  8: {
    namePl: 'Nóż',
    rule: { en: 'A kill with a knife.', pl: 'Zabójstwo nożem.' },
  },
  9: {
    namePl: 'Trzy zabójstwa',
    rule: { en: 'Exactly three kills in a round.', pl: 'Dokładnie trzy zabójstwa w rundzie.' },
  },
  10: {
    namePl: 'Cztery zabójstwa',
    rule: { en: 'Exactly four kills in a round.', pl: 'Dokładnie cztery zabójstwa w rundzie.' },
  },
  11: {
    namePl: 'As',
    rule: { en: 'Five kills in a round.', pl: 'Pięć zabójstw w rundzie.' },
  },
  12: {
    namePl: 'Asysta błyskiem',
    rule: {
      en: 'A teammate kills an enemy whom the player’s flash has blinded.',
      pl: 'Kolega z drużyny zabija rywala oślepionego granatem zawodnika.',
    },
  },
  13: {
    namePl: 'Celny granat',
    rule: { en: 'A kill with a high-explosive grenade.', pl: 'Zabójstwo granatem odłamkowym.' },
  },
  14: {
    namePl: 'Ogień',
    rule: {
      en: 'A kill with a molotov or an incendiary grenade.',
      pl: 'Zabójstwo mołotowem lub granatem zapalającym.',
    },
  },
  15: {
    namePl: 'Obrażenia granatami',
    rule: {
      en: 'Each full 50 damage by grenades and fire on a map.',
      pl: 'Każde pełne 50 obrażeń od granatów i ognia na mapie.',
    },
  },
  16: {
    namePl: 'Clutch',
    rule: {
      en: 'Wins a round as the last of the team alive.',
      pl: 'Wygrywa rundę jako ostatni żywy w drużynie.',
    },
  },
  17: {
    namePl: 'Runda MVP',
    rule: {
      en: 'Is named most valuable player of a round.',
      pl: 'Zostaje najlepszym zawodnikiem rundy (MVP).',
    },
  },
  18: {
    namePl: 'Podłożona bomba',
    rule: { en: 'Plants the bomb.', pl: 'Podkłada bombę.' },
  },
  19: {
    namePl: 'Rozbrojona bomba',
    rule: { en: 'Defuses the bomb.', pl: 'Rozbraja bombę.' },
  },
  20: {
    namePl: 'Dominator',
    rule: {
      en: 'A map with at least 100 damage a round.',
      pl: 'Mapa z co najmniej 100 obrażeniami na rundę.',
    },
  },
} as const satisfies Record<KeyplayId, KeyplayTexts>

/** The texts of the keyplays that are counted from the game, by id; their English names stand in `keyplayTable` (rulebook 7.1, 11.37). */
export const keyplayTexts: Readonly<Record<number, KeyplayTexts>> = frozen(texts)

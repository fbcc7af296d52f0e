import type en from '../en/admin.ts'
import type { Translated } from '../translated.ts'

export default {
  tag: 'ADMIN',
  entries: {
    events: 'Wydarzenia',
    perks: 'Perki',
    keyplays: 'Kluczowe zagrania',
    sleeves: 'Koszulki',
    rewards: 'Nagrody',
    teams: 'Drużyny',
    players: 'Zawodnicy',
    roles: 'Role',
    styles: 'Style',
    maps: 'Mapy',
    audit: 'Dziennik zmian',
  },
  save: 'ZAPISZ',
  edit: 'Edytuj: {name}',
  remove: 'Usuń: {name}',
  removeTitle: 'Usunąć: {name}?',
  removeText: 'Czy na pewno usunąć: {name}?',
  removeForce:
    'Potwierdź jeszcze raz, żeby mimo to usunąć. Karty i perki znikną z talii, a ich właściciele dostaną powiadomienie.',
  missing: 'BRAKUJE:',
  ready: 'GOTOWE DO ZAPISU',
  search: 'Szukaj: {label}',
  nothingFound: 'NIC NIE ZNALEZIONO',
  pictureKey: 'Najwyżej 64 znaki: a-z, 0-9, _ i -',
  notADate: 'To nie jest data.',
  notANumber: 'To nie jest liczba.',
} satisfies Translated<typeof en>

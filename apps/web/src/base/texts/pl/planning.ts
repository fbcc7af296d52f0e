import type { Translated } from '../base/translated.ts'
import type en from '../en/planning.ts'

export default {
  compare: {
    with: 'Porównaj z',
    choose: 'wybierz zawodnika',
    caption: '{one} i {other}',
    average: 'punkty na serię',
    form: 'ostatnie fazy',
    role: 'rola',
    style: 'styl',
    age: 'wiek',
    opponents: 'rywale',
    before: 'wcześniejsze mecze',
    result: '{own}:{opponents} {name}',
    keyplays: 'najlepsze zagrania',
  },
  star: {
    mark: 'Dodaj do obserwowanych: {name}',
    marked: 'Na liście obserwowanych: {name}',
    short: 'OBSERWOWANI',
    none: 'NIE OBSERWUJESZ NIKOGO',
    noneText: 'Otwórz kartę albo stronę zawodnika i naciśnij gwiazdkę, a znajdziesz go tutaj w każdej fazie.',
    all: 'POKAŻ WSZYSTKICH',
  },
  draft: {
    ready: 'Twój szkic jest gotowy: {names}.',
    none: 'Nic z twojego szkicu nie pasuje do tej fazy.',
    instead: 'Te karty przeszły z poprzedniej fazy. Masz też szkic: {names}.',
    lost: 'Już nie pasuje: {names}.',
    use: 'UŻYJ',
    useInstead: 'UŻYJ ZAMIAST NICH',
    used: 'Szkic jest teraz twoją talią.',
    usedWithout: 'Szkic jest teraz twoją talią, bez: {names}.',
  },
  noFacts: {
    short: 'brak danych',
    one: 'Wymaga danych, których zawodnicy tej gry nie mają.',
    all: '{count, plural, one {# synergia wymaga} few {# synergie wymagają} many {# synergii wymaga} other {# synergii wymaga}} danych, których zawodnicy tej gry nie mają.',
  },
} as const satisfies Translated<typeof en>

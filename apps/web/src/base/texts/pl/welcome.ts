import type { Translated } from '../base/translated.ts'
import type en from '../en/welcome.ts'

export default {
  title: 'Witaj w {product}!',
  goal: {
    title: 'Każda faza ma swój cel',
    text: 'Turniej dzieli się na fazy, a każda ma cel punktowy. Osiągniesz go – grasz dalej. Zabraknie ci punktów – odpadasz.',
  },
  cards: {
    title: 'Tylko zawodnicy, którzy grają',
    text: 'W każdej fazie wybierasz tylko spośród zawodników, którzy w niej grają.',
  },
  deck: {
    title: '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}} w talii',
    text: 'Na każdą fazę wybierasz maksymalnie {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}. Każdej możesz przypisać do {keyplays, plural, one {# kluczowego zagrania} few {# kluczowych zagrań} many {# kluczowych zagrań} other {# kluczowych zagrań}} i do {perks, plural, one {# perka} few {# perków} many {# perków} other {# perków}}. Gdy faza się zamknie, talii nie można już zmienić.',
  },
  perks: {
    title: 'Te same perki dla wszystkich',
    text: 'Perki losujemy osobno na każdą fazę i wszyscy dostają takie same. Liczy się to, na których kartach je położysz.',
  },
  score: {
    title: 'Jak powstaje wynik',
    text: 'Karty zdobywają punkty za zagrania, a perki je zwiększają. Do tego dochodzi mnożnik za skład talii: dobieraj karty tak, żeby aktywować synergie.',
  },
  rewards: {
    title: 'Odznaki i nagrody',
    text: 'Za dotarcie do fazy dostajesz pamiątkową odznakę. Za dotarcie do fazy i za miejsce w rankingu możesz też zdobyć nagrody.',
  },
} satisfies Translated<typeof en>

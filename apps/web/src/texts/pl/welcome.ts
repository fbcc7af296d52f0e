import type en from '../en/welcome.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Witaj w {product}!',
  goal: {
    title: 'Każda faza ma swój cel',
    text: 'Wydarzenie dzieli się na fazy, a każda z nich ma cel punktowy. Kto go osiągnie, gra dalej. Kto nie, odpada z kolejnych faz.',
  },
  cards: {
    title: 'Tylko ci, którzy grają',
    text: 'W każdej fazie wybierasz wyłącznie spośród kart zawodników, którzy biorą udział w tej fazie.',
  },
  deck: {
    title: 'Do {cards} kart w talii',
    text: 'Do fazy możesz przypisać do {cards} kart zawodników, a na każdej położyć do {keyplays} kluczowych zagrań i do {perks} perków. Po blokadzie fazy talia zostaje taka, jaka jest.',
  },
  perks: {
    title: 'Perki takie same dla wszystkich',
    text: 'Perki są losowane osobno na każdą fazę i są takie same dla wszystkich graczy. Liczy się to, na których kartach je położysz.',
  },
  score: {
    title: 'Skąd bierze się wynik',
    text: 'Karty zdobywają punkty za kluczowe zagrania, a perki te punkty podnoszą. Sumę mnoży się przez mnożnik wynikający ze składu talii: szukaj koszulek, których warunki spełnia.',
  },
  rewards: {
    title: 'Odznaki i nagrody',
    text: 'Za dotarcie do fazy dostajesz pamiątkową odznakę. Gracze mogą być nagradzani za dotarcie do fazy i za miejsce w klasyfikacji generalnej.',
  },
} satisfies Translated<typeof en>

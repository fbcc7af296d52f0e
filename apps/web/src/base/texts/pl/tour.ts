import type { Translated } from '../base/translated.ts'
import type en from '../en/tour.ts'

export default {
  close: 'Zamknij samouczek',
  back: 'WSTECZ',
  next: 'DALEJ',
  done: 'DO GRY',
  try: 'SPRÓBUJ',
  toTour: 'WRÓĆ DO SAMOUCZKA',
  trying: {
    cards: 'Wybierz kartę z listy i naciśnij DODAJ albo przeciągnij ją do talii.',
    perks: 'Dotknij perka, a potem jednej ze swoich kart.',
    keyplays: 'Naciśnij kartę w talii, potem WYBIERZ ZAGRANIA; zaznacz jedno i naciśnij ZAPISZ.',
  },
  phases: {
    title: 'Fazy turnieju',
    text: 'Turniej składa się z faz: osiągnij cel jednej, a zagrasz w następnej.',
  },
  info: {
    title: 'O fazie',
    text: 'Gdy faza się zamknie, talii nie można już zmienić, a jeśli nie osiągnie ona celu, odpadasz z następnych faz.',
  },
  perks: {
    title: 'Perki fazy',
    text: 'Perki losujemy na każdą fazę, wszystkim te same, a położone na karcie zwiększają punkty za jej zagrania.',
  },
  deck: {
    title: 'Talia',
    text: 'Talia ma pięć kart i do zamknięcia fazy możesz w niej zmienić wszystko.',
  },
  sleeves: {
    title: 'Synergie',
    text: 'Pasujące do siebie karty aktywują synergię, która mnoży punkty objętych nią kart.',
  },
  card: {
    title: 'Karta zawodnika',
    text: 'Każda karta to zawodnik tej fazy, a kolor ramki pokazuje, jak mocną synergią jest objęta.',
  },
  cardInfo: {
    title: 'Dane zawodnika',
    text: 'Tu widzisz nick i narodowość: pięć kart z jednego kraju aktywuje synergię.',
  },
  cardPerks: { title: 'Perki karty', text: 'Na karcie zmieszczą się trzy perki, każdy tylko raz.' },
  cardAttributes: {
    title: 'Atrybuty karty',
    text: 'Rola i styl zawodnika liczą się do synergii; wskaż lub dotknij ikony, żeby dowiedzieć się więcej.',
  },
  cardKeyplays: {
    title: 'Zagrania karty',
    text: 'Wybierz karcie trzy zagrania: punktują za każdym razem, gdy zawodnik je wykona.',
  },
} satisfies Translated<typeof en>

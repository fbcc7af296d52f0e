import type en from '../en/tour.ts'
import type { Translated } from '../translated.ts'

export default {
  close: 'Zamknij przewodnik',
  back: 'WSTECZ',
  next: 'DALEJ',
  done: 'DO GRY',
  try: 'SPRÓBUJ',
  toTour: 'WRÓĆ DO PRZEWODNIKA',
  trying: {
    cards: 'Naciśnij kartę na liście, potem DODAJ, albo przeciągnij ją do talii.',
    perks: 'Przeciągnij perk na kartę swojej talii.',
    keyplays: 'Naciśnij WYBIERZ ZAGRANIA, wybierz jedno i naciśnij ZAPISZ.',
  },
  phases: {
    title: 'Fazy wydarzenia',
    text: 'Wydarzenie składa się z faz: kto osiągnie cel jednej, gra dalej w następnej.',
  },
  info: {
    title: 'O fazie',
    text: 'W chwili blokady talia zamyka się i liczy taka, jaka jest, a jeśli nie osiągnie celu, odpadasz z następnych faz.',
  },
  perks: {
    title: 'Perki fazy',
    text: 'Perki są losowane na fazę, te same dla wszystkich, i sprawiają, że zagrania karty dają więcej.',
  },
  deck: {
    title: 'Talia',
    text: 'Talia to pięć kart, a do blokady możesz zmienić wszystko.',
  },
  sleeves: {
    title: 'Koszulki',
    text: 'Pasujące do siebie karty aktywują koszulkę, która mnoży punkty objętych nią kart.',
  },
  card: {
    title: 'Karta zawodnika',
    text: 'Karta to zawodnik tej fazy, a metal jej ramki pokazuje, ile warta jest najlepsza koszulka.',
  },
  cardInfo: {
    title: 'Dane zawodnika',
    text: 'Tu są nick i narodowość: pięć kart jednej narodowości tworzy koszulkę.',
  },
  cardPerks: { title: 'Perki karty', text: 'Trzy gniazda przyjmują perki, każdy tylko raz.' },
  cardAttributes: {
    title: 'Atrybuty karty',
    text: 'Rola i styl zawodnika liczą się do koszulek; wskaż je, aby dowiedzieć się więcej.',
  },
  cardKeyplays: {
    title: 'Zagrania karty',
    text: 'Trzy zagrania każdej karty dają punkty, za każdym razem, gdy zawodnikowi się udadzą.',
  },
} satisfies Translated<typeof en>

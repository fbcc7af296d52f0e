import type en from '../en/tour.ts'
import type { Translated } from '../translated.ts'

export default {
  close: 'Zamknij przewodnik',
  back: 'WSTECZ',
  next: 'DALEJ',
  done: 'DO GRY',
  phases: {
    title: 'Fazy wydarzenia',
    text: 'Wydarzenie składa się z faz. Osiągnij cel fazy, a zagrasz w następnej.',
  },
  info: {
    title: 'O fazie',
    text: 'Cel do osiągnięcia, mnożnik wszystkich punktów i czas do blokady talii.',
  },
  perks: {
    title: 'Perki fazy',
    text: 'Perki są losowane na fazę, te same dla wszystkich. Przeciągnij je na karty, aby zagrania dawały więcej.',
  },
  deck: {
    title: 'Talia',
    text: 'Talia to pięć kart. Przeciągnij zawodników z listy albo dodaj ich z menu karty. Do blokady możesz zmienić wszystko.',
  },
  sleeves: {
    title: 'Koszulki',
    text: 'Karty, które do siebie pasują, aktywują koszulkę. Mnoży ona punkty kart, które obejmuje.',
  },
  card: {
    title: 'Karta zawodnika',
    text: 'Karta to zawodnik tej fazy. Jej metal pokazuje, ile warta jest najlepsza koszulka. Odwróć ją, aby zobaczyć szczegóły.',
  },
  cardInfo: {
    title: 'Dane zawodnika',
    text: 'Nick i narodowość. Pięć kart jednej narodowości też tworzy koszulkę.',
  },
  cardPerks: {
    title: 'Perki karty',
    text: 'Trzy gniazda na perki. Na karcie może być tylko jeden taki sam perk.',
  },
  cardAttributes: {
    title: 'Atrybuty karty',
    text: 'Rola i styl zawodnika. Wskaż je, aby dowiedzieć się więcej; koszulki patrzą na oba.',
  },
  cardKeyplays: {
    title: 'Zagrania karty',
    text: 'Wybierz trzy zagrania dla każdej karty talii. To one dają punkty, za każdym razem, gdy zawodnikowi się udadzą.',
  },
} satisfies Translated<typeof en>

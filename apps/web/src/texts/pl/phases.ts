import type en from '../en/phases.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Fazy',
  phase: 'Faza {index}',
  none: 'BRAK FAZ',
  noneText: 'Wydarzenie nie ma jeszcze faz. Wróć, gdy zostanie ogłoszony.',
  state: {
    locked: 'ZABLOKOWANA',
    open: 'OTWARTA',
    locked_in: 'W GRZE',
    success: 'SUKCES',
    failed: 'PORAŻKA',
  },
  secondChance: {
    not_opened: 'DRUGA SZANSA',
    open: 'DRUGA SZANSA OTWARTA',
    locked: 'DRUGA SZANSA W GRZE',
  },
  info: 'O fazie',
  goal: 'Cel',
  points: 'punktów',
  multiplier: 'Mnożnik',
  opens: 'Otwarcie',
  locks: 'Blokada',
  transferred: 'Awans do następnej fazy, karty przeniesione.',
  summary: {
    title: 'Koniec fazy: {name}',
    score: 'Twój wynik',
    proceed: 'DALEJ',
    through: 'Cel osiągnięty, grasz dalej.',
    won: 'Cel ostatniej fazy osiągnięty.',
    out: 'Cel fazy {name} nie został osiągnięty.',
    moving: 'Te karty idą z Tobą dalej: {names}.',
    left: 'Ci zawodnicy nie występują w następnej fazie: {names}.',
  },
  out: {
    title: 'Odpadasz z tego wydarzenia.',
    text: 'Cel fazy {name} nie został osiągnięty, więc następne fazy zostają zablokowane. Twój wynik nadal liczy się w rankingu.',
  },
  chance: {
    title: 'Druga szansa.',
    not_opened: 'Faza 1 nieudana, ale faza 2 otworzy się też dla ciebie. Sukces w niej przywraca cię do gry.',
    open: 'Faza 1 nieudana. Sukces w tej fazie przywraca cię do gry.',
    locked: 'Twoja druga szansa jest rozgrywana. Sukces w fazie 2 przywraca cię do gry.',
  },
} satisfies Translated<typeof en>

import type en from '../en/reveal.ts'
import type { Translated } from '../translated.ts'

export default {
  result: 'Wynik',
  skip: 'POMIŃ',
  continue: 'KONTYNUUJ',
  score: 'Twój wynik',
  noSleeve: 'Bez koszulki',
  over: '{points} ponad cel.',
  exactly: 'Dokładnie tyle, ile wynosił cel.',
  short: 'Do celu zabrakło {points}: masz {share}% celu.',
  recounted: 'Wyniki zostały właśnie przeliczone.',
  earned: {
    title: 'Poziom',
    levelUp: 'Nowy poziom',
    badge: 'Odznaka fazy {index}',
    xp: '+{xp} XP',
    level: 'Poziom {level}',
    missing: '{xp} XP do poziomu {level}',
  },
  rank: {
    title: 'Twoje miejsce',
    of: 'z {count}',
    same: 'Bez zmian po ostatnich wynikach',
    up: '▲ {count} po ostatnich wynikach',
    down: '▼ {count} po ostatnich wynikach',
    passed: 'Wyprzedzasz: {names}.',
  },
  best: {
    title: 'Najlepsza talia po fakcie',
    score: 'Bez perków miałaby wynik {points}.',
    own: 'Twoja bez perków: {points}.',
  },
  next: {
    title: 'Następne wydarzenie dla ciebie',
    none: 'Teraz nie można dołączyć do żadnego innego wydarzenia. Nowe pojawi się na liście gier.',
  },
  said: {
    card: '{name}: {score} pkt.',
    success: 'SUKCES. Twój wynik to {score}, cel wynosił {goal}.',
    failed: 'PORAŻKA. Twój wynik to {score}, cel wynosił {goal}.',
  },
} satisfies Translated<typeof en>

import type { Translated } from '../base/translated.ts'
import type en from '../en/reveal.ts'

export default {
  share: 'Udostępnij',
  result: 'Wynik',
  skip: 'POMIŃ',
  continue: 'KONTYNUUJ',
  sheet: 'WSZYSTKIE ZAGRANIA',
  score: 'Twój wynik',
  noSleeve: 'Bez synergii',
  over: '{points} pkt ponad cel.',
  exactly: 'Dokładnie tyle, ile trzeba.',
  short: 'Zabrakło {points} pkt (masz {share}% celu).',
  missed: 'Czego zabrakło',
  of: 'z {goal}',
  shortBy: 'zabrakło {points}',
  alone: '{points} pkt to zasługa karty {name}.',
  by: '{name}: {sum}',
  near: {
    title: 'Jak blisko',
    text: 'Wystarczyłoby jeszcze {count, plural, one {jedno zagranie {keyplay}} few {#× {keyplay}} many {#× {keyplay}} other {#× {keyplay}}} karty {name}: {sum}.',
    keyplay:
      '{count, plural, one {Jeszcze jedno: {keyplay}} few {Jeszcze #: {keyplay}} many {Jeszcze #: {keyplay}} other {Jeszcze #: {keyplay}}}',
  },
  play: {
    title: 'Zagranie fazy',
    keyplay: '{count, plural, one {{keyplay}} few {{keyplay} ×#} many {{keyplay} ×#} other {{keyplay} ×#}}',
  },
  recounted: 'Wyniki zostały właśnie przeliczone.',
  earned: {
    title: 'Poziom',
    levelUp: 'Nowy poziom',
    badge: 'Odznaka: {phase}',
    xp: '+{xp} XP',
    level: 'Poziom {level}',
    missing: '{xp} XP do poziomu {level}',
  },
  rank: {
    title: 'Twoje miejsce',
    of: 'z {count}',
    same: 'Bez zmian od ostatnich wyników',
    up: '↑ {count} od ostatnich wyników',
    down: '↓ {count} od ostatnich wyników',
    passed: 'Wyprzedzasz: {names}.',
  },
  best: {
    title: 'Idealna talia',
    score: 'Bez perków zdobyłaby {points} pkt.',
    own: 'Twoja bez perków: {points} pkt.',
  },
  next: {
    title: 'Następny turniej dla ciebie',
    none: 'Teraz nie możesz dołączyć do innego turnieju. Nowe pojawią się na liście turniejów.',
  },
  said: {
    card: '{name}: {score} pkt.',
    success: 'SUKCES. Twój wynik to {score}, cel wynosił {goal}.',
    failed: 'PORAŻKA. Twój wynik to {score}, cel wynosił {goal}.',
  },
} satisfies Translated<typeof en>

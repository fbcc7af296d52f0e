import type { Translated } from '../base/translated.ts'
import type en from '../en/glance.ts'

export default {
  caption: 'Karty rundy: {name}',
  loading: 'Wczytywanie kart rundy',
  round: 'Runda',
  latest: 'Najnowsza runda',
  roundOf: 'Runda {round}',
  phase: 'Faza',
  phaseOf: 'Faza {index}',
  live: 'NA ŻYWO',
  member: 'uczestnik',
  holders:
    'ma ją {count, plural, one {# uczestnik} few {# uczestników} many {# uczestników} other {# uczestnika}}',
  alone: 'nikt inny nie ma tej karty',
  noDeck: 'bez talii',
  before: 'JESZCZE NIE GOTOWE',
  beforeText: 'Karty pojawią się chwilę po zamknięciu.',
} satisfies Translated<typeof en>

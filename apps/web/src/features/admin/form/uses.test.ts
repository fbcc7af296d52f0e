import { expect, test } from 'vitest'
import polish from '../../../base/texts/pl/admin.ts'
import { addTexts } from '../../../base/texts/translate.ts'
import { translateUses } from './uses.ts'

test('the uses of a record are listed in the reader’s language, names unchanged (rulebook 11.21)', () => {
  addTexts('pl', 'admin', polish)
  const text =
    'To jest w użyciu: events: Major, Cup; ab: c, ... (5); score files: Mult Cup (1); decks: Cup: Group (2).'
  expect(translateUses(text, 'pl')).toBe(
    'To jest w użyciu: turnieje: Major, Cup; ab: c, ... (5); pliki wyników: Mult Cup (1); talie: Cup: Group (2).',
  )
})

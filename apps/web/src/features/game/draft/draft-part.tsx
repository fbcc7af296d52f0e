import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'

const DraftLine = lazyPart(() => withTexts(import('./draft-line.tsx'), 'planning'))

/** Shows what there is to say of a draft; its code loads only if there is one (rulebook 13.90). */
export function DraftPart() {
  const { building } = useGame()
  const draft = useDeck(deck => deck.draft)
  return building && draft && draft.cards.length > 0 ? <DraftLine draft={draft} /> : null
}

import { seriesInPhase } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { Wand2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify, notifyNotLoaded } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { deckOf, type Player } from '../deck-state/deck-cards.ts'
import { useDeckStore, useMove, useOfferUndo } from '../deck-state/use-deck.ts'
import { useMoveContext } from '../deck-state/use-move-context.ts'
import { useGame } from '../state/use-game.ts'

/** Fills the free places and keyplays of the deck with the listed players who did best so far; UNDO takes it back (rulebook 4.21). */
export function QuickFillButton({ players, iconOnly }: { players: readonly Player[]; iconOnly?: boolean }) {
  const { t } = useTranslation('deck')
  const { event, phase, userId, editable } = useGame()
  const client = useQueryClient()
  const deck = useDeckStore()
  const move = useMove()
  const offerUndo = useOfferUndo()
  const contextOf = useMoveContext()
  const [busy, setBusy] = useState(false)
  const at = { eventId: event.id, phaseIndex: phase.index }
  const fill = async () => {
    setBusy(true)
    try {
      const [{ planFill, undoFill }, history] = await Promise.all([
        import('./plan-fill.ts'),
        client.fetchQuery(trpc.score.getKeyplayHistory.queryOptions(at)),
      ])
      const now = deck.get()
      const moves = planFill(
        now,
        players,
        history,
        contextOf(now),
        playerId => seriesInPhase(phase, playerId),
        userId,
      )
      if (moves.length === 0) return notify('info', t('fill.none'))
      for (const each of moves) void move(each)
      offerUndo({ text: t('fill.done'), moves: cards => undoFill(moves, deckOf(cards)) })
    } catch {
      notifyNotLoaded()
    } finally {
      setBusy(false)
    }
  }
  if (iconOnly)
    return (
      <IconButton
        label={t('fill.button')}
        title={t('fill.button')}
        disabled={busy || !editable}
        onClick={fill}
      >
        <Wand2 size={20} />
      </IconButton>
    )
  return (
    <Button size="s" busy={busy} disabled={!editable} onClick={fill}>
      <Wand2 size={16} aria-hidden />
      {t('fill.button')}
    </Button>
  )
}

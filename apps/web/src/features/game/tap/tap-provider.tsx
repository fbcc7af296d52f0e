import { type ReactNode, useMemo } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { notifyNotLoaded } from '../../../base/ui/base/notify.ts'
import type { DragItem } from '../drag/drag-item.ts'
import { ArmedContext, TapContext } from '../drag/use-tap.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'

export const PerkSheet = lazyPart(() => import('./perk-sheet.tsx'))

/** Lets users place items by taps: it holds the armed item, and shows the sheet with the perks of a card. */
export function TapProvider({ children }: { children: ReactNode }) {
  const { editable } = useGame()
  const [armed, arm] = usePhaseState<DragItem | null>(null)
  const [perksOf, showPerks] = usePhaseState<number | null>(null)
  if (armed && !editable) arm(null)
  const tap = useMemo(() => ({ arm, showPerks }), [arm, showPerks])
  const close = () => showPerks(null)
  return (
    <TapContext value={tap}>
      <ArmedContext value={armed}>
        {children}
        {perksOf !== null && (
          <PerkSheet
            playerId={perksOf}
            onClose={close}
            onFail={() => {
              close()
              notifyNotLoaded()
            }}
          />
        )}
      </ArmedContext>
    </TapContext>
  )
}

import { keyplaysPerCard } from '@game/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/input/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useDeck } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { CardChooser } from './card-chooser.tsx'
import styles from './keyplay-dialog.module.css'
import { KeyplayGroups } from './keyplay-groups.tsx'
import { type Staged, toggled } from './staged-keyplays.ts'
import { useSaveKeyplays } from './use-save-keyplays.ts'

/** Chooses keyplays for the cards of the deck: stages what is toggled; SAVE sends it, closing discards it (rulebook 13.16). */
export default function KeyplayDialog({
  playerId,
  onShow,
  onClose,
}: {
  playerId: number
  onShow: (playerId: number) => void
  onClose: () => void
}) {
  const { t } = useTranslation('keyplays')
  const { editable } = useGame()
  const { cards } = useDeck()
  const [staged, setStaged] = useState<Staged>({})
  const { save, saving } = useSaveKeyplays()
  const card = cards.find(each => each.playerId === playerId)
  // The card was taken out of the deck elsewhere: the dialog closes, so that it does not open again with the card.
  useEffect(() => {
    if (!card) onClose()
  }, [card, onClose])
  if (!card) return null
  const chosen = staged[playerId] ?? card.keyplays.map(({ keyplayId }) => keyplayId)
  const toggle = (keyplayId: number) =>
    setStaged(before => ({ ...before, [playerId]: toggled(chosen, keyplayId) }))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('dialog')}
      size="l"
      aside={
        <span className={styles.count} aria-live="polite">
          {t('selected', { count: chosen.length, limit: keyplaysPerCard })}
        </span>
      }
      footer={
        <Button
          look="beam"
          busy={saving}
          disabled={!editable}
          onClick={async () => (await save(staged)) && onClose()}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={styles.layout}>
        <CardChooser cards={cards} card={card} onShow={onShow} chosen={chosen} />
        <KeyplayGroups chosen={chosen} onToggle={toggle} />
      </div>
    </Dialog>
  )
}

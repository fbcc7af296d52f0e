import { X } from 'lucide-react'
import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import styles from './chosen-keyplays.module.css'

/** Shows the chosen keyplays of the card in one row; a press takes one back. Without `onRemove` they stay. */
export function ChosenKeyplays({
  chosen,
  onRemove,
}: {
  chosen: readonly number[]
  onRemove: ((keyplayId: number) => void) | undefined
}) {
  const { t } = useTranslation('keyplays')
  const keyplays = useDeck(deck => deck.keyplays)
  // One line, with or without keyplays: nothing moves when one is chosen.
  return (
    <ul className="row gap-2 middle below-2 touchable" aria-label={t('chosen')}>
      {chosen.length === 0 && <li className="note lines-130">{t('choose')}</li>}
      {chosen.map(id => {
        const { name, type } = keyplayOf(keyplays, id)
        return (
          <li key={id} className="shrinks">
            <button
              type="button"
              className={`typed row middle gap-1 t14 strong shrinks pad-x-2 fits ${styles.chip}`}
              data-type={type}
              aria-label={t('remove', { name })}
              disabled={!onRemove}
              onClick={() => onRemove?.(id)}
            >
              <KeyplayIcon id={id} size={16} className="rigid tone" />
              <span className="cut" dir="auto">
                {name}
              </span>
              {onRemove && <X size={14} aria-hidden />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

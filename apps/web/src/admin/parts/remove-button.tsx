import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './remove-button.module.css'
import { useForcible } from './use-forcible.ts'

/**
 * A bin that asks "Remove {name}?" first. Where players' decks would lose something the server says of how many, and
 * the question is asked again with that number before it is done by force.
 */
export function RemoveButton({
  name,
  remove,
  consequence,
  disabled,
}: {
  name: string
  /** A call that reports its own failures no further: its mutation is `quiet`. */
  remove: (force: boolean) => Promise<unknown>
  /** What else goes with it, in numbers. */
  consequence?: string
  disabled?: boolean
}) {
  const { t } = useTranslation('admin')
  const removal = useForcible(remove)
  return (
    <>
      <IconButton size="s" label={t('remove', { name })} disabled={disabled} onClick={removal.ask}>
        <Trash2 size={16} />
      </IconButton>
      <ConfirmDialog
        open={removal.asked}
        onOpenChange={removal.show}
        title={t('removeTitle', { name })}
        onConfirm={removal.confirm}
        busy={removal.busy}
      >
        <p>{t('removeText', { name })}</p>
        {consequence && <p className={styles.more}>{consequence}</p>}
        {removal.held && (
          <p className={styles.held} role="alert">
            {removal.held} {t('removeForce')}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { ForcibleDialog } from './force-confirm-dialog.tsx'
import styles from './remove-button.module.css'
import { type Forcible, useForcible } from './use-force-confirm.ts'

/** What is removed without a rehearsal touches nobody's deck. */
const nothingToRehearse = async () => ({})

/** A bin that asks "Remove {name}?" first, and says what goes with it. */
export function RemoveButton({
  name,
  remove,
  rehearse = nothingToRehearse,
  forced,
  consequence,
  disabled,
}: {
  name: string
  /** A call that reports its own failures no further: its mutation is `quiet`. */
  remove: Forcible['act']
  rehearse?: Forcible['rehearse']
  forced?: boolean
  /** What else goes with it, in numbers. */
  consequence?: string
  disabled?: boolean
}) {
  const { t } = useTranslation('admin')
  const removal = useForcible({ rehearse, act: remove, forced })
  return (
    <>
      <IconButton size="s" label={t('remove', { name })} disabled={disabled} onClick={removal.ask}>
        <Trash2 size={16} />
      </IconButton>
      <ForcibleDialog title={t('removeTitle', { name })} act={removal}>
        <p>{t('removeText', { name })}</p>
        {consequence && <p className={styles.more}>{consequence}</p>}
      </ForcibleDialog>
    </>
  )
}

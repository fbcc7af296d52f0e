import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { ForceConfirmDialog } from './force-confirm-dialog.tsx'
import styles from './remove-button.module.css'
import { type ForceConfirm, useForceConfirm } from './use-force-confirm.ts'

/** What is removed without a preview touches nobody's deck. */
const noDryRun = async () => ({})

/** A bin that asks "Remove {name}?" first, and says what goes with it. */
export function RemoveButton({
  name,
  remove,
  dryRun = noDryRun,
  forced,
  consequence,
  disabled,
}: {
  name: string
  /** A call that reports its own failures no further: its mutation is `quiet`. */
  remove: ForceConfirm['act']
  dryRun?: ForceConfirm['dryRun']
  forced?: boolean
  /** What else goes with it, in numbers. */
  consequence?: string
  disabled?: boolean
}) {
  const { t } = useTranslation('admin')
  const removal = useForceConfirm({ dryRun, act: remove, forced })
  return (
    <>
      <IconButton size="s" label={t('remove', { name })} disabled={disabled} onClick={removal.ask}>
        <Trash2 size={16} />
      </IconButton>
      <ForceConfirmDialog title={t('removeTitle', { name })} act={removal}>
        <p>{t('removeText', { name })}</p>
        {consequence && <p className={styles.more}>{consequence}</p>}
      </ForceConfirmDialog>
    </>
  )
}
